"""Icons by name: each is a character of `assets/fonts/Icons.ttf`.

Behind each stands its name in Material Design Icons. Run `make fonts` after a change: the font holds only these.
"""

from collections.abc import Mapping

ICONS: Mapping[str, str] = {
    # the rows of Nidavellir and its boxes
    "warrior": "\U000f0787",  # sword-cross
    "hunter": "\U000f1841",  # bow-arrow
    "miner": "\U000f08b7",  # pickaxe
    "blacksmith": "\U000f089b",  # anvil
    "explorer": "\U000f018b",  # compass
    "heroes": "\U000f18bc",  # shield-crown
    "coins": "\U000f01bc",  # database
    "camp": "\U000f0508",  # tent
    "mythology": "\U000f140b",  # lightning-bolt
    # the rows of Nains
    "shield": "\U000f0498",  # shield
    "temple": "\U000f0702",  # pillar
    "errants": "\U000f0d7f",  # hiking
    "forge": "\U000f0e2e",  # fireplace
    "talion": "\U000f0d2e",  # sack
    "symbols": "\U000f14dd",  # rhombus-split-outline
    "elites": "\U000f0987",  # medal
    "cognars": "\U000f0017",  # account-star
    "malt": "\U000f0073",  # barley
    "mercenaries": "\U000f1842",  # axe-battle
    # Vedrfolnir
    "odin": "\U000f0208",  # eye
    "thor": "\U000f08ea",  # hammer
    "tyr": "\U000f04e5",  # sword
    "surtr": "\U000f0238",  # fire
    "freyja": "\U000f024a",  # flower
    "pile": "\U000f0638",  # cards
    "round": "\U000f00e8",  # cached
    # the tabs
    "count": "\U000f1ac0",  # tally-mark-5
    "referee": "\U000f05d1",  # scale-balance
    "games": "\U000f02da",  # history
    "settings": "\U000f0493",  # cog
    # going somewhere
    "home": "\U000f02dc",  # home
    "back": "\U000f004d",  # arrow-left
    "next": "\U000f0054",  # arrow-right
    "up": "\U000f005d",  # arrow-up
    "down": "\U000f0045",  # arrow-down
    "chevron_right": "\U000f0142",  # chevron-right
    "chevron_down": "\U000f0140",  # chevron-down
    "more": "\U000f01d8",  # dots-horizontal
    # doing something
    "undo": "\U000f054c",  # undo
    "redo": "\U000f044e",  # redo
    "add": "\U000f0415",  # plus
    "remove": "\U000f0156",  # close
    "done": "\U000f012c",  # check
    "backspace": "\U000f0b5c",  # backspace-outline
    "delete": "\U000f0a7a",  # trash-can-outline
    "edit": "\U000f03eb",  # pencil
    "swap": "\U000f04e2",  # swap-vertical
    "search": "\U000f0349",  # magnify
    "filter": "\U000f0236",  # filter-variant
    "share": "\U000f0497",  # share-variant
    "text": "\U000f0369",  # message-text
    "picture": "\U000f02e9",  # image
    "link": "\U000f0339",  # link-variant
    "qr": "\U000f0432",  # qrcode
    "file": "\U000f0224",  # file-outline
    "sheet": "\U000f04eb",  # table
    "out": "\U000f0207",  # export
    "in": "\U000f02fa",  # import
    "paste": "\U000f0192",  # content-paste
    "reveal": "\U000f1846",  # curtains
    "rematch": "\U000f0459",  # replay
    # who plays, and who won
    "person": "\U000f0004",  # account
    "people": "\U000f0849",  # account-group
    "together": "\U000f0815",  # cellphone-wireless
    "by_player": "\U000f0631",  # account-details
    "by_category": "\U000f0831",  # shape
    "winner": "\U000f01a5",  # crown
    "trophy": "\U000f0538",  # trophy
    # what is said about a table
    "place": "\U000f034e",  # map-marker
    "note": "\U000f039e",  # note-text
    "warning": "\U000f0026",  # alert
    "hint": "\U000f0336",  # lightbulb-outline
    "why": "\U000f0625",  # help-circle-outline
    "ruling": "\U000f19b8",  # scale-unbalanced
    "book": "\U000f14f7",  # book-open-variant
    # settings
    "language": "\U000f05ca",  # translate
    "theme": "\U000f050e",  # theme-light-dark
    "text_size": "\U000f027f",  # format-size
}
