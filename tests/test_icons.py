"""Icons have the formats that Android and the store require, and are those drawn by `tools/icon.py`."""

import pytest
from PIL import Image, ImageChops, ImageColor, ImageDraw

from tools.icon import ICONS, pictures
from views.theme import DARK

#: Layer of 108 dp, here 432 pixels; launchers always show a circle of 66 dp.
SAFE = (84, 84, 347, 347)


def opened(name: str) -> Image.Image:
    with Image.open(ICONS / f"{name}.png") as picture:
        picture.load()
    return picture


@pytest.mark.parametrize(
    ("name", "size", "mode"),
    [
        pytest.param("store", (512, 512), "RGBA", id="the store wants 32 bits, and rounds it"),
        pytest.param("feature", (1024, 500), "RGB", id="above the store's page"),
        pytest.param("icon", (192, 192), "RGBA", id="Android 7 shows its shape"),
        pytest.param("icon_foreground", (432, 432), "RGBA", id="the gem on nothing"),
        pytest.param("icon_background", (432, 432), "RGB", id="the ground below it"),
        pytest.param("icon_monochrome", (432, 432), "RGBA", id="the gem in one colour"),
        pytest.param("presplash", (1280, 1280), "RGB", id="while the app starts"),
    ],
)
def test_each_is_what_its_place_asks_for(name: str, size: tuple[int, int], mode: str) -> None:
    picture = opened(name)
    assert (picture.size, picture.mode) == (size, mode)
    assert "transparency" not in picture.info


def test_nothing_of_the_store_s_icon_is_transparent() -> None:
    assert opened("store").getchannel("A").getextrema() == (255, 255)


@pytest.mark.parametrize("name", ["icon_foreground", "icon_monochrome"])
def test_no_launcher_cuts_the_gem(name: str) -> None:
    seen = opened(name).getchannel("A")
    outside = Image.new("L", seen.size, "white")
    ImageDraw.Draw(outside).ellipse(SAFE, "black")
    assert seen.getextrema() == (0, 255)
    assert not ImageChops.multiply(seen, outside).getbbox()


def test_whoever_colours_the_icon_gets_it_white() -> None:
    assert opened("icon_monochrome").convert("RGB").getcolors() == [(432 * 432, (255, 255, 255))]


def test_the_start_stands_on_the_ground_of_every_screen() -> None:
    picture = opened("presplash")
    assert picture.crop((320, 320, 960, 960)).getcolors(maxcolors=2) is None
    picture.paste(DARK.ground, (320, 320, 960, 960))
    assert picture.getcolors() == [(1280 * 1280, ImageColor.getrgb(DARK.ground))]


def test_the_pictures_weigh_little() -> None:
    assert (ICONS / "presplash.png").stat().st_size < 60_000
    assert sum(file.stat().st_size for file in ICONS.glob("*.png")) < 150_000


def test_every_picture_is_what_the_script_draws() -> None:
    drawn = pictures()
    assert {file.stem for file in ICONS.glob("*.png")} == set(drawn)
    assert [name for name in drawn if drawn[name].tobytes() != opened(name).tobytes()] == []
