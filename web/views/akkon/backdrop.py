"""What never changes on the board: the vellum and its border, sky and cities, banners, bidding grounds, standards."""

from __future__ import annotations

from functools import cache

from web.views import ink
from web.views.akkon.geometry import (
    BAR_Y,
    CAMP,
    CARD_TOP,
    CARD_WIDTH,
    CITIES,
    CITY_X,
    CLOTH_END,
    DISCARD,
    LEFT,
    ROUND,
    SIZE,
    SKYLINE_BASE,
    STANDARD_WIDTH,
    STANDARD_X,
    STEP,
    TENTS,
    TOP_VALUE,
    TRACKS,
    Box,
    field_box,
    step_y,
)
from web.views.akkon.skyline import shape, skyline
from web.views.draw import Markup, join, tag, use

WIDTH, HEIGHT = SIZE


@cache
def backdrop() -> Markup:
    """The whole still picture."""
    return tag(
        "g", _washes(), _vellum(), _sky(), skyline(), _ground(), [_banner(city) for city in CITIES],
        [_field(city) for city in CITIES], [_standard(track) for track in TRACKS], _corners(), _camp(), class_="ak-backdrop", aria_hidden="true",
    )  # fmt: skip


def _washes() -> Markup:
    """The few gradients the board needs."""
    return tag(
        "defs",
        _gradient("ak-sky-wash", ("ak-sky-high", 0), ("ak-sky-mid", 0.55), ("ak-sky-low", 1)),
        _gradient("ak-sand-wash", ("ak-sand-high", 0), ("ak-sand-low", 1)),
        [_gradient(f"ak-cloth-{track}", (f"ak-{track}-high", 0), (f"ak-{track}-low", 1)) for track in TRACKS],
        tag("radialGradient", _stop("ak-vellum-high", 0), _stop("ak-vellum-low", 1), id="ak-vellum-wash", r=0.75),
    )


def _gradient(name: str, *stops: tuple[str, float]) -> Markup:
    return tag("linearGradient", [_stop(look, offset) for look, offset in stops], id=name, x1=0, y1=0, x2=0, y2=1)


def _stop(look: str, offset: float) -> Markup:
    return tag("stop", class_=look, offset=f"{offset:g}")


# -- vellum and border -------------------------------------------------------------------------------------------


def _vellum() -> Markup:
    rules = [
        shape(look, ink.box(gap, gap, WIDTH - 2 * gap, HEIGHT - 2 * gap, wobble=0.6, seed=gap))
        for look, gap in (("ak-rule", 4), ("ak-rule-red", 9), ("ak-rule-thin", 12))
    ]
    return join([tag("rect", width=WIDTH, height=HEIGHT, class_="ak-vellum"), rules])


def _corners() -> Markup:
    """A knot of leaves in each corner of the border."""
    leaf = "M0 0c10-2 15 3 15 11C7 11 1 8 0 0zM0 0c2 8-1 15-9 17C-10 9-7 3 0 0zM0 0q-4 22 8 34M8 34q7-2 8-9-8 1-8 9M0 0q22-5 36 6M36 6q-1 8-8 10 1-8 8-10"
    places = ((14, 14, 1, 1), (WIDTH - 14, 14, -1, 1), (14, HEIGHT - 14, 1, -1), (WIDTH - 14, HEIGHT - 14, -1, -1))
    return join([
        tag("g", shape("ak-vine", leaf), tag("circle", r=4.5, class_="ak-berry"), transform=f"translate({x} {y}) scale({sx} {sy})")
        for x, y, sx, sy in places
    ])  # fmt: skip


# -- sky, sun, sand ----------------------------------------------------------------------------------------------


def _sky() -> Markup:
    sun_x, sun_y = 604.0, 78.0
    rays = "".join(
        f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
        for (ax, ay), (bx, by) in zip(
            ink.arc(sun_x, sun_y, 36, 36, 0, 1, 24), ink.arc(sun_x, sun_y, 52, 52, 0, 1, 24), strict=True
        )
    )
    clouds = [_cloud(x, y) for x, y in ((300, 66), (764, 54), (946, 74), (470, 52))]
    stars = join(
        [
            shape(
                "ak-star",
                f"M{x} {y}l1.6 4.400 4.400 1.600-4.400 1.600-1.600 4.400-1.600-4.400-4.400-1.600 4.400-1.600z",
            )
            for x, y in STARS
        ]
    )
    birds = shape(
        "ak-bird",
        "".join(f"M{x} {y}q5-6 9 0 5-6 10-1" for x, y in ((692, 96), (722, 84), (842, 62), (414, 88), (1060, 70))),
    )
    return join([
        tag("rect", x=14, y=14, width=WIDTH - 28, height=SKYLINE_BASE - 8, class_="ak-sky"),
        stars, shape("ak-ray", rays), tag("circle", cx=sun_x, cy=sun_y, r=30, class_="ak-sun"), tag("circle", cx=sun_x, cy=sun_y, r=24, class_="ak-sun-ring"),
        clouds, birds,
    ])  # fmt: skip


STARS = ((250, 40), (340, 96), (405, 34), (520, 74), (700, 40), (800, 92), (880, 36), (985, 56), (1075, 38), (1120, 92))


def _cloud(x: float, y: float) -> Markup:
    """A curl of cloud as a scribe draws it."""
    return shape(
        "ak-cloud",
        f"M{x} {y}q2-12 15-10 7-12 21-4 14-5 18 7 12 0 11 8-16 5-34 3-26 3-31-4zM{x + 15} {y - 6}q7-5 12 1M{x + 36} {y - 8}q9-2 11 6",
    )


def _ground() -> Markup:
    """Sand from the walls down to the lower edge, with tufts and ruts."""
    top = SKYLINE_BASE
    line = ink.line([(14, top), (WIDTH - 14, top)], wobble=1.1)
    tufts = "".join(f"M{x} {y}q-2-6-5-8M{x} {y}v-10M{x} {y}q2-6 6-8" for x, y in TUFTS)
    ruts = "".join(f"M{LEFT + 8} {y}q220-9 450 0t460-4" for y in (TENTS.y - 2, CAMP.y - 4))
    return join([
        tag("rect", x=14, y=top, width=WIDTH - 28, height=HEIGHT - top - 14, class_="ak-sand"),
        shape("ak-hatch", ink.shading(14, top + 2, WIDTH - 28, 10, gap=3, slope=0.0)), shape("ak-horizon", line), shape("ak-rut", ruts), shape("ak-tuft", tufts),
    ])  # fmt: skip


TUFTS = (
    (224, 762),
    (480, 666),
    (700, 764),
    (905, 664),
    (1136, 760),
    (330, 460),
    (1030, 459),
    (640, 461),
    (1128, 664),
    (226, 662),
)


# -- banners and bidding grounds -----------------------------------------------------------------------------------


def _banner(city: str) -> Markup:
    """A crossbar with the city's name on a ribbon; the card hangs from it."""
    x, half, top = CITY_X[city], CARD_WIDTH / 2, CARD_TOP - 34
    ribbon = (
        f"M{x - half - 4} {top + 2}q{half + 4} -6 {2 * half + 8} 0l-6 12 6 13q{-half - 4} -6 {-2 * half - 8} 0l6 -12z"
    )
    cords = f"M{x - half + 14} {top + 22}v16M{x + half - 14} {top + 22}v16"
    return join([
        shape("ak-cord", cords), shape("ak-ribbon", ribbon),
        use(f"ak-city-{city}", x - half + 7.5, top + 12, 14, class_="ak-ribbon-mark"), use(f"ak-city-{city}", x + half - 7.5, top + 12, 14, class_="ak-ribbon-mark"),
        tag("text", city, x=x, y=top + 18.500, class_="ak-city-name"),
    ])  # fmt: skip


def _field(city: str) -> Markup:
    """Trampled earth behind a row of stakes."""
    box = field_box(city)
    corners = [
        (box.x + 6, box.y),
        (box.x + box.width - 8, box.y + 1),
        (box.x + box.width, box.y + 9),
        (box.x + box.width - 2, box.y + box.height - 8),
        (box.x + box.width - 10, box.y + box.height),
        (box.x + 9, box.y + box.height - 1),
        (box.x, box.y + box.height - 9),
        (box.x + 1, box.y + 8),
    ]
    return join([
        shape("ak-field", ink.line(corners, closed=True, wobble=1.3)),
        shape("ak-field-rim", ink.line([(x + (4 if x < CITY_X[city] else -4), y + (4 if y < box.y + 90 else -4)) for x, y in corners], closed=True, wobble=0.8, seed=3)),
        shape("ak-furrow", "".join(f"M{box.x + 12} {box.y + y}q{box.width / 4 - 6} 4 {box.width / 2 - 12} 0t{box.width / 2 - 12} 0" for y in range(26, 190, 27))),
    ])  # fmt: skip


# -- standards ---------------------------------------------------------------------------------------------------


def _standard(track: str) -> Markup:
    """A long banner on a pole, woven in fourteen bands, 0 at the bottom."""
    x, half = STANDARD_X[track], STANDARD_WIDTH / 2
    cloth = [
        (x - half, BAR_Y),
        (x + half, BAR_Y),
        (x + half, CLOTH_END),
        (x + half / 2, CLOTH_END + 9),
        (x, CLOTH_END),
        (x - half / 2, CLOTH_END + 9),
        (x - half, CLOTH_END),
    ]
    bands = [
        tag("rect", x=x - half + 5, y=step_y(value) - STEP / 2, width=2 * half - 10, height=STEP, class_="ak-band")
        for value in range(0, TOP_VALUE + 1, 2)
    ]
    seams = "".join(
        ink.line([(x - half + 5, step_y(v) - STEP / 2), (x + half - 5, step_y(v) - STEP / 2)], wobble=0.5)
        for v in range(TOP_VALUE + 1)
    )
    numbers = [
        tag("text", value, x=x - half + 17, y=step_y(value) + 6.500, class_="ak-step") for value in range(TOP_VALUE + 1)
    ]
    return tag(
        "g", _pole(x, half), shape("ak-cloth", ink.line(cloth, closed=True, wobble=0.9)), bands, shape("ak-seam", seams),
        shape("ak-weave", ink.shading(x + half - 13, BAR_Y + 8, 10, CLOTH_END - BAR_Y - 12, gap=7)), numbers, _fringe(x, half), class_=f"ak-standard ak-{track}",
    )  # fmt: skip


def _pole(x: float, half: float) -> Markup:
    return join([
        shape("ak-pole", f"M{x - 3} 26h6V{CLOTH_END + 20}h-6z"),
        shape("ak-pole", ink.box(x - half - 1, BAR_Y - 5, 2 * half + 2, 7, wobble=0.4)),
        shape("ak-knob", f"M{x} 16l6 8-6 7-6-7z"),
    ])  # fmt: skip


def _fringe(x: float, half: float) -> Markup:
    threads = "".join(f"M{x - half + 3 + 5 * i:.1f} {CLOTH_END + 3 + (4 if i % 9 > 4 else 1)}v8" for i in range(18))
    return shape("ak-threads", threads)


# -- camp --------------------------------------------------------------------------------------------------------


def _camp() -> Markup:
    """The own camp's palisade, and boards for the discard and the round."""
    stakes = "".join(
        f"M{x:.1f} {CAMP.y + 10}l5 -9 5 9v10h-10z" for x in _steps(CAMP.x, CAMP.x + CAMP.width - 10, 11.600)
    )
    return join([
        shape("ak-stakes", stakes), shape("ak-camp", ink.box(CAMP.x, CAMP.y + 14, CAMP.width, CAMP.height - 14, wobble=1.1)), _tablet(DISCARD), _tablet(ROUND),
    ])  # fmt: skip


def _steps(start: float, end: float, gap: float) -> list[float]:
    return [start + gap * i for i in range(int((end - start) / gap) + 1)]


def _tablet(box: Box) -> Markup:
    return shape("ak-tablet", ink.box(*box, wobble=0.9))
