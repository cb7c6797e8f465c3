"""Opens a table to other phones, and prints the memory that this takes beside counting it alone, in kB."""

import gc
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from records import Records
from records.file import MEMORY
from referee.rulebook import entries
from session.counting import CountingSession
from testing.tables import table
from views.counting.position import Position
from views.result.view import present
from words import GameVoice


def resident() -> int:
    gc.collect()
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4


def main() -> None:
    sheet = table("both-016")
    records = Records(Path(MEMORY))
    session = CountingSession(records, records.begin(sheet, Position.first(sheet).write()))
    for language in ("fr", "en"):
        voice = GameVoice(language, sheet.game)
        session.view(voice)
        present(session.result, [], voice)
    entries()
    Thread(target=int).start()
    before = resident()

    from together.host import Host
    from together.server import Job

    jobs: SimpleQueue[Job] = SimpleQueue()
    host = Host(session, GameVoice("fr", sheet.game), "127.0.0.1", 0, jobs.put)

    # the client's own memory would count too: it is a thread of its own, with plain sockets
    from testing.open_table import Page, act

    pages = [Page(host.port, host.keys.key, f"guest{seat}", language=["fr", "en"][seat % 2]) for seat in range(5)]
    for seat, page in enumerate(pages):
        for path in ("/", "/page.css", "/page.js", "/lit-html.js", "/theme.css", "/icons.ttf", "/fr.json", "/en.json"):
            assert page.connection.get(path).status == 200
        page.ask(act("sit", "sit", seat=seat))
        host.do(jobs.get())
        page.hear()
        why = {"language": "fr", "seat": seat, "section": "warrior", "row": ""}
        assert page.connection.post("/why", why, page.key).status == 200
        page.told, page.sections = None, {}
    print(resident() - before)
    host.close()
    records.close()


if __name__ == "__main__":
    main()
