"""Who is answered: methods, names of the host, other sites, keys and codes, and requests that no page of ours sends."""

import json
import time
from collections.abc import Iterator, Mapping

import pytest

from testing.open_table import Connection, Served, act, asked, served
from together import server
from together.assets import FILES
from together.door import ALPHABET, CODE_LENGTH, LOCKOUT, MOST_ADDRESSES, MOST_TRIES, Door, Keys

WRONG = "AAAAAAAAAAAAAAAAAAAAAA"


@pytest.fixture(scope="module")
def table() -> Iterator[Served]:
    with served() as table:
        yield table


@pytest.fixture
def connection(table: Served) -> Iterator[Connection]:
    with table.connect() as connection:
        yield connection


class TestThePage:
    def test_its_files_are_all_that_is_served(self, connection: Connection) -> None:
        for path in (*FILES, "/theme.css", "/fr.json", "/en.json"):
            answer = connection.get(path)
            assert (answer.status, answer.headers["cache-control"]) == (200, "no-store")
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"

    @pytest.mark.parametrize(
        "path",
        [
            "/../main.py",
            "/page/../../main.py",
            "/%2e%2e/main.py",
            "/..%2fmain.py",
            "/..\\main.py",
            "//page.css",
            "//etc/passwd",
            "/./page.css",
            "/page.css/",
            "/page.css%00",
            "/PAGE.CSS",
            "/page.html",
            "/http.py",
            "/together/http.py",
            "/de.json",
            "/table",
            "/enter",
        ],
    )
    def test_nothing_else_is_there(self, connection: Connection, path: str) -> None:
        answer = connection.get(path, {"Accept-Language": "en-GB,en;q=0.9"})
        assert answer.status == 404
        assert answer.body.startswith(b"There is nothing at this address")

    def test_a_query_changes_nothing(self, connection: Connection) -> None:
        assert connection.get("/?k=x&y=/../..").body == connection.get("/").body

    def test_the_head_alone(self, connection: Connection) -> None:
        answer = connection.send(connection.request("HEAD", "/")).answer(is_head=True)
        assert answer.headers["content-length"] == str(len(connection.get("/").body))

    def test_paths_that_are_not_there_take_no_memory(self, connection: Connection) -> None:
        from together import assets

        for number in range(100):
            assert connection.get(f"/{number}").status == 404
        assert assets._asset.cache_info().currsize <= len(assets.PATHS)


@pytest.mark.parametrize(
    "host",
    [
        pytest.param({"Host": "evil.example"}, id="a site that leads here"),
        pytest.param({"Host": "evil.example:{port}"}, id="with our port"),
        pytest.param({"Host": "127.0.0.1"}, id="without a port"),
        pytest.param({"Host": "127.0.0.1:1"}, id="another port"),
        pytest.param({"Host": "127.0.0.1:0{port}"}, id="a zero"),
        pytest.param({"Host": "127.0.0.1.:{port}"}, id="a dot"),
        pytest.param({"Host": "127.1:{port}"}, id="shortened"),
        pytest.param({"Host": "a@127.0.0.1:{port}"}, id="somebody at it"),
        pytest.param({"Host": "127.0.0.1:{port}, evil.example"}, id="two"),
        pytest.param({"Host": "[::1]:{port}"}, id="IPv6"),
        pytest.param({"Host": ""}, id="empty"),
    ],
)
def test_another_name_of_the_host_is_refused(table: Served, connection: Connection, host: Mapping[str, str]) -> None:
    headers = {name: value.format(port=table.port) for name, value in host.items()}
    for answer in (connection.get("/", headers), connection.post("/table", asked(), table.key, headers)):
        assert answer.status == 421
        assert answer.body.decode().startswith("Cette adresse n'est pas celle de la partie")


def test_no_name_of_the_host_is_refused(connection: Connection) -> None:
    assert connection.send(b"GET / HTTP/1.1\r\n\r\n").answer().status == 421


def test_the_names_of_the_host_are_read_in_any_case(table: Served, connection: Connection) -> None:
    assert connection.get("/", {"Host": f"LocalHost:{table.port}"}).status == 200
    with served(address="0.0.0.0", others=("Elva.local",)) as there, there.connect() as elsewhere:
        assert elsewhere.get("/").status == 421
        assert elsewhere.get("/", {"Host": f"elva.LOCAL:{there.port}"}).status == 200
        there.host.answer_to(("127.0.0.1",))
        assert elsewhere.get("/").status == 200
        assert elsewhere.get("/", {"Host": f"elva.local:{there.port}"}).status == 421


def test_a_browser_leaves_out_the_port_of_the_web(monkeypatch: pytest.MonkeyPatch) -> None:
    with served() as table, table.connect() as there:
        monkeypatch.setattr(server, "HTTP", table.port)
        table.host.answer_to(("127.0.0.1",))
        assert there.get("/", {"Host": "127.0.0.1"}).status == 200
        assert there.get("/", {"Host": "elsewhere"}).status == 421


class TestOtherSites:
    @pytest.mark.parametrize(
        ("headers", "status"),
        [
            pytest.param({"Origin": "http://evil.example"}, 403, id="another site"),
            pytest.param({"Origin": "null"}, 403, id="a page in a frame"),
            pytest.param({"Origin": "https://127.0.0.1:{port}"}, 403, id="another scheme"),
            pytest.param({"Origin": "http://127.0.0.1"}, 403, id="another port"),
            pytest.param({"Origin": ""}, 403, id="an empty origin"),
            pytest.param({"Sec-Fetch-Site": "cross-site"}, 403, id="a browser says so"),
            pytest.param({"Sec-Fetch-Site": "same-site"}, 403, id="a neighbour"),
            pytest.param({"Sec-Fetch-Site": "none"}, 403, id="no page at all"),
            pytest.param({"Content-Type": "text/plain"}, 415, id="a form"),
            pytest.param({"Content-Type": "application/x-www-form-urlencoded"}, 415, id="another form"),
            pytest.param({"Content-Type": "multipart/form-data; boundary=application/json"}, 415, id="a form of parts"),
            pytest.param({"Content-Type": ""}, 415, id="no type"),
        ],
    )
    def test_they_have_no_say(
        self, table: Served, connection: Connection, headers: Mapping[str, str], status: int
    ) -> None:
        given = {name: value.format(port=table.port) for name, value in headers.items()}
        for path, value in (("/table", asked("evil", act("sit", "1"))), ("/enter", {"code": table.host.keys.code})):
            answer = connection.post(path, value, table.key, given)
            assert (answer.status, table.key.encode() in answer.body) == (status, False)
        assert "evil" not in table.host.seats.guests

    def test_our_own_page_has(self, table: Served, connection: Connection) -> None:
        own = {"Origin": f"http://127.0.0.1:{table.port}", "Sec-Fetch-Site": "same-origin"}
        assert connection.post("/table", asked("own"), table.key, own).status == 200

    @pytest.mark.parametrize("method", ["OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "BREW", "get"])
    def test_other_methods_and_preflights(self, connection: Connection, method: str) -> None:
        ask = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
        answer = connection.send(connection.request(method, "/table", headers=ask)).answer()
        assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD, POST")
        assert not [name for name in answer.headers if name.startswith("access-control")]


class TestTheKey:
    @pytest.mark.parametrize(
        "key",
        [
            pytest.param("", id="none"),
            pytest.param(WRONG, id="a wrong one"),
            pytest.param("x" * 4000, id="a long one"),
            pytest.param("{key}x", id="more than it"),
            pytest.param("é\x80\xff", id="accents"),
            pytest.param("\0", id="a zero"),
        ],
    )
    def test_without_it_nothing_is_told(self, table: Served, connection: Connection, key: str) -> None:
        body = json.dumps(asked("evil", act("sit", "1"))).encode()
        headers = {"Content-Type": "application/json", "X-Elvaland-Key": key.format(key=table.key)}
        for path in ("/table", "/why", "/nothing"):
            request = connection.request("POST", path, body, headers).decode().encode("latin-1")
            answer = connection.send(request).answer()
            assert (answer.status, answer.told) == (403, {"state": "refused"})
        assert "evil" not in table.host.seats.guests

    def test_bytes_that_are_no_text(self, connection: Connection) -> None:
        request = connection.request(
            "POST", "/table", headers={"Content-Type": "application/json", "X-Elvaland-Key": "?"}
        )
        assert connection.send(request.replace(b"Key: ?", b"Key: \xc3\xff\xed\xa0\x80")).answer().status == 403

    def test_it_is_in_no_answer_but_to_the_code(self, table: Served, connection: Connection) -> None:
        answers = [connection.get("/"), connection.post("/table", asked(), table.key)]
        answers += [connection.post("/enter", {"code": "NO"}), connection.post("/enter", {"code": table.key})]
        assert not [answer for answer in answers if table.key.encode() in answer.body]
        assert table.key not in table.host.url("a").partition("#")[0]

    def test_each_table_has_its_own(self) -> None:
        keys = [Keys.new() for _ in range(100)]
        assert len({one.key for one in keys}) == len({one.code for one in keys}) == 100
        assert {len(one.key) for one in keys} == {22}  # 128 bits
        assert all(len(one.code) == CODE_LENGTH and set(one.code) <= set(ALPHABET) for one in keys)


class TestTheCode:
    def test_case_and_spaces_are_forgiven(self, table: Served, connection: Connection) -> None:
        code = table.host.keys.code
        for typed in (code, code.lower(), f" {code[:3]}\t{code[3:].lower()}\n", "\u00a0".join(code)):
            answer = connection.post("/enter", {"code": typed})
            assert (answer.status, answer.told) == (200, {"key": table.key})

    @pytest.mark.parametrize(
        "body",
        [
            pytest.param(b"", id="nothing"),
            pytest.param(b"\xff", id="no text"),
            pytest.param(b"[]", id="a list"),
            pytest.param(b'{"code": 1}', id="a number"),
            pytest.param(b'{"code": null}', id="null"),
            pytest.param(b'{"code": "\\ud800"}', id="half a sign"),
            pytest.param(b'{"code": "A", "more": 1}', id="more"),
        ],
    )
    def test_what_is_no_code_is_no_try(self, connection: Connection, body: bytes) -> None:
        for _ in range(MOST_TRIES + 1):
            assert connection.post("/enter", body).status == 400

    def test_after_ten_wrong_ones_this_address_waits(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with served() as table, table.connect() as connection, table.connect("127.0.0.2") as other:
            code = {"code": table.host.keys.code}
            for number in range(MOST_TRIES):
                answer = connection.post("/enter", {"code": f"no {number}"})
                last = number == MOST_TRIES - 1
                assert answer.status == 403
                assert answer.told == {"state": "refused", "why": "too_many_codes" if last else "wrong_code"}
            answer = connection.post("/enter", code)
            assert (answer.status, answer.told) == (429, {"state": "refused", "why": "too_many_codes"})
            assert other.post("/enter", code).status == 200, "another phone is let in"
            later = time.monotonic() + LOCKOUT
            monkeypatch.setattr("together.server.monotonic", lambda: later)
            assert connection.post("/enter", code).status == 200, "and this one a minute later"

    def test_the_right_one_forgets_the_tries(self) -> None:
        door = Door(Keys("key", "CODE22"))
        for _ in range(3):
            for number in range(MOST_TRIES - 1):
                assert not door.opens("no", "a", number)
            assert door.opens("code22", "a", MOST_TRIES)
            assert not door.is_locked_out("a", MOST_TRIES)

    def test_many_addresses_take_no_memory(self) -> None:
        door = Door(Keys("key", "CODE22"))
        for number in range(3 * MOST_ADDRESSES):
            door.opens("no", str(number), 0)
        assert len(door._tries) == MOST_ADDRESSES


GOOD = asked("guest", act("tap", "1", section="warrior", key="warrior 3"))


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\x80", id="no text"),
        pytest.param(b"null", id="null"),
        pytest.param(b"NaN", id="no number"),
        pytest.param(b"[" * 8000, id="deep"),
        pytest.param(b'{"a":' * 1000, id="deep objects"),
        pytest.param(b"[" + b"1," * 4000 + b"1]", id="long"),
        pytest.param(b"9" * 8000, id="a number of 8000 digits"),
        pytest.param({**GOOD, "seen": float("nan")}, id="NaN"),
        pytest.param({**GOOD, "seen": 1.5}, id="a fraction"),
        pytest.param({**GOOD, "seen": -1}, id="a negative version"),
        pytest.param({**GOOD, "seen": True}, id="a truth"),
        pytest.param({**GOOD, "page": 2**63}, id="a page beyond all numbers"),
        pytest.param({**GOOD, "guest": ""}, id="nobody"),
        pytest.param({**GOOD, "guest": "a b"}, id="a guest with a space"),
        pytest.param({**GOOD, "guest": "a" * 65}, id="a long guest"),
        pytest.param({**GOOD, "guest": "\ud800"}, id="half a sign"),
        pytest.param({**GOOD, "guest": None}, id="null for a guest"),
        pytest.param({**GOOD, "language": "de"}, id="a language that is not ours"),
        pytest.param({**GOOD, "more": 1}, id="a field more"),
        pytest.param({"guest": "a"}, id="fields missing"),
        pytest.param({**GOOD, "acts": {}}, id="acts that are no list"),
        pytest.param({**GOOD, "acts": [act("sit", str(number)) for number in range(41)]}, id="too many acts"),
        pytest.param({**GOOD, "acts": [act("tap", "x" * 65)]}, id="a long id"),
        pytest.param({**GOOD, "acts": [act("tap", "\udfff")]}, id="half a sign for an id"),
        pytest.param({**GOOD, "acts": [act("tap", "1", seat=-1)]}, id="a negative seat"),
        pytest.param({**GOOD, "acts": [act("tap", "1", seat=2**70)]}, id="a seat beyond all numbers"),
        pytest.param({**GOOD, "acts": [{"id": "1"}]}, id="half an act"),
        pytest.param({"language": "en", "seat": 4, "section": "", "row": ""}, id="why of a seat too many"),
        pytest.param({"language": "de", "seat": 0, "section": "", "row": ""}, id="why in another language"),
    ],
)
def test_what_no_page_of_ours_sends(table: Served, connection: Connection, body: object) -> None:
    before = table.sheet, dict(table.host.seats.guests)
    for path in ("/table", "/why"):
        answer = connection.post(path, body, table.key)
        assert (answer.status, answer.body) == (400, b"Not a request of this page.")
    assert connection.post("/elsewhere", body, table.key).status == 404
    assert (table.sheet, dict(table.host.seats.guests)) == before
