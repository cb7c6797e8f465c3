"""Valkyries of Idavoll: the force token, and what moves it for each of the five."""

from referee.entry import READING, Entry, Said
from referee.rules.nidavellir.books import idavoll

ENTRIES = (
    Entry(
        "nidavellir.valkyries.track",
        title=Said("Le jeton Force et les points", "The force token and the points"),
        answer=Said(
            "Le jeton Force part de l'encoche du haut et descend chaque fois que la condition est remplie ; à la fin, "
            "la Valkyrie vaut le nombre de son encoche.",
            "The force token starts at the top notch and goes down each time the condition is met; at the end the "
            "valkyrie is worth the number at its notch.",
        ),
        text=Said(
            "Seule compte l'encoche où se trouve le jeton, non la somme de celles qu'il a passées. Arrivé à la "
            "dernière, il n'en bouge plus : il ne remonte pas et ne recommence pas en haut. La Valkyrie reste dans la "
            "zone de Commandement et n'apporte pas de grade.",
            "Only the notch where the token lies counts, not the sum of those that it passed. Once at the last one, "
            "it moves no more: it neither climbs again nor starts over at the top. The valkyrie stays in the command "
            "zone and brings no rank.",
        ),
        example=Said(
            "Svafa a pour encoches 0, 4, 8 et 16. Deux pas depuis le haut : 8 points, et non 4 + 8 = 12.",
            "Svafa has the notches 0, 4, 8 and 16. Two steps from the top: 8 points, not 4 + 8 = 12.",
        ),
        source=idavoll(10),
        cards=("svafa",),
        related=("nidavellir.valkyries.nothing_backwards", "nidavellir.valkyries.hildr_three"),
    ),
    Entry(
        "nidavellir.valkyries.nothing_backwards",
        title=Said("Ce qui précède la Valkyrie", "What came before the valkyrie"),
        answer=Said(
            "Rien de ce qui précède l'arrivée d'une Valkyrie ne compte : son jeton part toujours de l'encoche du haut.",
            "Nothing that happened before you took a valkyrie counts: her token always starts at the top notch.",
        ),
        text=Said(
            "Le jeton avance chaque fois que vous remplissez la condition, à partir du moment où il est posé. Ce qui "
            "suit compte, fût-ce dans le même tour : si vous prenez Svafa en jouant votre 0, l'échange qui vient "
            "ensuite peut déjà faire descendre son jeton.",
            "The token moves each time you meet the condition, from the moment it is placed. What follows counts, "
            "even in the same turn: if you take Svafa while playing your 0, the exchange that comes next can already "
            "move her token.",
        ),
        example=Said(
            "Serge a déjà 2 héros et prend Sigrdrífa : son jeton est à la première encoche, et il faut encore 2 héros "
            "pour 8 points.",
            "Serge already has 2 heroes and takes Sigrdrífa: her token is at the first notch, and it takes 2 more "
            "heroes for 8 points.",
        ),
        source=idavoll(10),
        cards=("sigrdrifa", "svafa"),
        related=(
            "nidavellir.valkyries.track",
            "nidavellir.valkyries.brynhildr_own_bid",
            "nidavellir.valkyries.sigrdrifa",
            "nidavellir.valkyries.svafa",
        ),
    ),
    Entry(
        "nidavellir.valkyries.forgotten",
        title=Said(
            "Un jeton Force oublié",
            "A forgotten force token",
        ),
        answer=Said(
            "Selon notre lecture, le jeton se corrige dès que la table s'accorde sur ce qui s'est passé.",
            "By our reading, the token is put right as soon as the table agrees on what happened.",
        ),
        text=Said(
            "Le livret ne prévoit pas l'oubli. Il lie le mouvement du jeton à l'événement, sans laisser le choix : un "
            "oubli n'est donc pas un renoncement. Cela vaut aussi pour Hildr, que l'on préférerait parfois arrêter.",
            "The book does not provide for forgetting. It ties the token's move to the event and leaves no choice, so "
            "forgetting the move does not give it up. That also goes for Hildr, whom one would sometimes rather stop.",
        ),
        example=Said(
            "Hildr, deux distinctions, un seul pas fait : à la fin, la table voit les deux cartes Distinction et "
            "descend le jeton à 16.",
            "Hildr, two distinctions, only one step made: at the end the table sees the two distinction cards and "
            "moves the token down to 16.",
        ),
        source=idavoll(10),
        status=READING,
        cards=("hildr",),
        related=("nidavellir.valkyries.track", "nidavellir.valkyries.hildr"),
        other=Said(
            "Chacun veille à ses jetons : ce qui est oublié est perdu.",
            "Everyone looks after their own tokens: what is forgotten is lost.",
        ),
    ),
    Entry(
        "nidavellir.valkyries.brynhildr",
        title=Said("Brynhildr : la mise gagnée", "Brynhildr: the bid won"),
        answer=Said(
            "Le jeton de Brynhildr descend d'une encoche à chaque taverne où votre mise vous fait choisir en premier "
            ": 0, 3, 6, 10, 16.",
            "Brynhildr's token goes down one notch at each tavern where your bid lets you choose first: 0, 3, 6, 10, "
            "16.",
        ),
        text=Said(
            "Le jeton descend quand vous allez choisir, et peu importe la carte que vous prenez. Une égalité "
            "départagée par votre gemme est une mise gagnée, puisque vous choisissez en premier ; une égalité que "
            "votre gemme perd n'en est pas une. Trois encoches sont possibles dans un tour, une par taverne.",
            "The token goes down when you are about to choose, and it does not matter which card you take. A tie "
            "broken by your gem is a bid won, since you choose first; a tie lost by your gem is not. Three notches "
            "are possible in a turn, one at each tavern.",
        ),
        example=Said(
            "Serge, qui a Brynhildr, et Anne misent tous deux 9, la plus forte mise. Serge a la gemme 5, Anne la 3 : "
            "il choisit en premier, une encoche.",
            "Serge, who has Brynhildr, and Anne both bid 9, the highest bid. Serge has gem 5, Anne gem 3: he chooses "
            "first, one notch.",
        ),
        source=idavoll(10, 11),
        cards=("brynhildr",),
        related=(
            "nidavellir.turn.order",
            "nidavellir.turn.ties",
            "nidavellir.valkyries.brynhildr_and_camp",
            "nidavellir.valkyries.brynhildr_own_bid",
        ),
    ),
    Entry(
        "nidavellir.valkyries.brynhildr_own_bid",
        title=Said("Brynhildr : la mise qui vous l'a donnée", "Brynhildr: the bid that brought her"),
        answer=Said(
            "Selon notre lecture, la mise qui vous a fait choisir Brynhildr en premier ne fait pas descendre son "
            "jeton.",
            "By our reading, the bid that let you choose Brynhildr first does not move her token.",
        ),
        text=Said(
            "Cette mise est déjà gagnée quand elle arrive, et le jeton n'est posé qu'à ce moment, sur l'encoche du "
            "haut. Le livret ne parle pas de la taverne où elle est recrutée. La troisième taverne du même tour "
            "compte déjà.",
            "That bid is already won when she arrives, and the token is placed only then, at the top notch. The book "
            "does not speak of the tavern where she is recruited. The third tavern of the same turn already counts.",
        ),
        example=Said(
            "Serge a la plus forte mise au Dragon Dansant et prend Brynhildr : 0. Il choisit aussi en premier à la "
            "troisième taverne : une encoche, 3 points.",
            "Serge has the highest bid at the Dancing Dragon and takes Brynhildr: 0. He also chooses first at the "
            "third tavern: one notch, 3 points.",
        ),
        source=idavoll(10, 11),
        status=READING,
        cards=("brynhildr",),
        related=("nidavellir.valkyries.brynhildr", "nidavellir.valkyries.nothing_backwards"),
        other=Said(
            "La mise est bien remportée à la taverne en cours : le jeton descend dès qu'il est posé.",
            "The bid at the current tavern is won all the same: the token goes down as soon as it is placed.",
        ),
    ),
    Entry(
        "nidavellir.valkyries.brynhildr_and_camp",
        title=Said("Brynhildr quand on va au camp", "Brynhildr when you go to the camp"),
        answer=Said(
            "Selon notre lecture, le jeton de Brynhildr descend aussi si, premier à choisir, vous prenez une carte "
            "du camp de Thingvellir.",
            "By our reading, Brynhildr's token also goes down if, being first to choose, you take a card of "
            "Thingvellir's camp.",
        ),
        text=Said(
            "Sa carte demande d'avoir gagné la mise et l'occasion de choisir en premier, non de prendre une carte de "
            "la taverne. Le livret ne dit rien du camp. De même, une carte réservée par Loki ne vous retire pas le "
            "premier choix.",
            "Her card asks that you won the bid and had the opportunity to choose first, not that you take a card of "
            "the tavern. The book says nothing of the camp. Likewise, a card reserved by Loki does not take the first "
            "choice from you.",
        ),
        example=Said(
            "Cécile a la plus forte mise à la troisième taverne et choisit un mercenaire au camp : une encoche.",
            "Cécile has the highest bid at the third tavern and chooses a mercenary at the camp: one notch.",
        ),
        source=idavoll(10, 11),
        status=READING,
        cards=("brynhildr", "loki"),
        related=(
            "nidavellir.valkyries.brynhildr",
            "nidavellir.mythology.thingvellir",
            "nidavellir.gods.loki_and_order",
        ),
        other=Said(
            "Le premier choix vaut dans la taverne : qui va au camp y renonce, et la première carte de taverne "
            "revient au suivant.",
            "The first choice is one in the tavern: whoever goes to the camp gives it up, and the first tavern card "
            "falls to the next player.",
        ),
    ),
    Entry(
        "nidavellir.valkyries.hildr",
        title=Said("Hildr : les distinctions, mais pas trop", "Hildr: distinctions, but not too many"),
        answer=Said(
            "Le jeton de Hildr descend d'une encoche par distinction que vous remportez à l'évaluation des troupes : "
            "0, 8, 16, puis 0.",
            "Hildr's token goes down one notch for each distinction that you win at the troop evaluation: 0, 8, 16, "
            "then 0.",
        ),
        text=Said(
            "L'évaluation n'a lieu qu'une fois, quand s'achève l'âge 1 : c'est là que son jeton fait tout son chemin, "
            "et Hildr reste à 0 si Skymir ne l'amène qu'ensuite. Une égalité ne donne de distinction à personne et ne "
            "fait rien descendre.",
            "The evaluation takes place only once, at the end of age 1: that is when her token makes all its moves, "
            "and Hildr stays at 0 if Skymir brings her only afterwards. A tie gives nobody a distinction and moves "
            "nothing.",
        ),
        example=Said(
            "Une distinction : 8 points. Deux : 16. Trois : 0. Aucune : 0.",
            "One distinction: 8 points. Two: 16. Three: 0. None: 0.",
        ),
        source=idavoll(10, 11),
        cards=("hildr", "skymir"),
        related=(
            "nidavellir.valkyries.hildr_three",
            "nidavellir.distinctions.strict_majority",
            "nidavellir.giants.skymir",
        ),
    ),
    Entry(
        "nidavellir.valkyries.hildr_three",
        title=Said("Hildr avec trois distinctions ou plus", "Hildr with three distinctions or more"),
        answer=Said(
            "Trois distinctions, quatre ou cinq : le jeton finit sur la dernière encoche et Hildr vaut 0.",
            "Three distinctions, four or five: the token ends on the last notch and Hildr is worth 0.",
        ),
        text=Said(
            "Chaque distinction remportée fait descendre le jeton ; le livret ne permet ni de l'arrêter à 16 ni de le "
            "faire remonter. Une fois en bas, il y reste.",
            "Each distinction won moves the token down; the book allows neither stopping it at 16 nor moving it up "
            "again. Once at the bottom, it stays there.",
        ),
        example=Said(
            "Valériane remporte trois distinctions : 8, puis 16, puis 0. Hildr ne rapporte rien ; les distinctions "
            "gardent leurs effets.",
            "Valériane wins three distinctions: 8, then 16, then 0. Hildr brings nothing; the distinctions keep their "
            "effects.",
        ),
        source=idavoll(10, 11),
        cards=("hildr",),
        related=("nidavellir.valkyries.hildr", "nidavellir.valkyries.track"),
    ),
)
