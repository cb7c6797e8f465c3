"""What the picture of a result says, which leaves the table and is seen by people who were not there."""

from words.sentences import Text, same

TEXTS = {
    "picture_day": same("{moment:Day}"),
    "picture_ruling": Text(
        "Le vainqueur dépend d'une question ouverte. {question} À cette table : {reading}.",
        "Who wins hangs on an open ruling. {question} At this table: {reading}.",
    ),
    "picture_maker": same("Elvaland"),
    "picture_unofficial": Text("Compagnon non officiel, fait par des fans", "Unofficial companion, made by fans"),
}
