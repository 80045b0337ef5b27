"""Pizza: one round surface of dough, sauce and cheese, and what lies on it."""
import numpy as np
from studio.colour import blend, scale
from studio.crockery import board
from studio.garnish import cherry_tomato_half, chunk, herb, leaf, ring
from studio.materials import material
from studio.noise import around, flat, layered, noise, step
from studio.placing import copy, pattern, strew, top_of
from studio.shapes import TURN, block, field, sheet, turned
from studio.toppings import dice, olive, prawn, slice_of_ham

RADIUS = 1.45


def _base(chance, cheese_count, sauce=('#5e0c04', '#a01c09', '#c83c14')):
    pools = [(x, y, chance.between(0.14, 0.26)) for x, y in chance.points_in_disc(cheese_count, RADIUS * 0.76, 0.24)]
    blisters = [(chance.angle(), chance.between(0.88, 0.99), chance.between(0.05, 0.12)) for _ in range(28)]

    def surface(x, y, r, angle):
        place = flat(x, y)
        q = r / (RADIUS * (1 + 0.022 * noise(around(angle, 1.6)) + 0.01 * noise(around(angle, 4.4))))
        ridge = np.exp(-np.abs((q - 0.89 - 0.014 * noise(around(angle, 3.4, 9))) / 0.1) ** 2.6)
        blister = np.zeros_like(x)
        for turn, out, size in blisters:
            far = np.hypot(x - RADIUS * 0.91 * out * np.cos(turn), y - RADIUS * 0.91 * out * np.sin(turn)) / size
            blister = np.maximum(blister, np.sqrt(np.maximum(1 - far**2, 0)) * size * 0.55)
        crust = step(0.775, 0.84, q + 0.03 * layered(place, 6, 3))
        z = 0.06 + ridge * 0.2 * (1 + 0.35 * noise(around(angle, 4.6, 3))) + blister * crust + 0.012 * layered(place, 7)
        z *= np.sqrt(np.clip((1.035 - q) / 0.06, 0, 1))
        melted = np.zeros_like(x)
        wander_x, wander_y = x + 0.05 * noise(place * 5), y + 0.05 * noise(place * 5 + 40)
        for px, py, size in pools:
            melted += np.exp(-1.1 * ((wander_x - px) ** 2 + (wander_y - py) ** 2) / size**2)
        inside = 1 - step(0.76, 0.85, q)
        cheese = step(0.42, 0.6, melted) * inside
        z += (1 - crust) * (0.012 + 0.02 * layered(place, 9, 3)) + 0.045 * step(0.4, 1.1, melted) * inside + 0.01 * cheese * layered(place, 14, 3)
        broad, fine = layered(place, 3), layered(place, 11, 4, 2)
        dough = scale(
            np.clip(0.1 + 2.2 * (z - 0.06) + 0.45 * broad + 0.3 * fine, 0, 1), (0, '#f0d5a2'), (0.35, '#e0a95a'), (0.7, '#bd762e'), (1, '#8c4717')
        )
        scorched = step(0.04, 0.3, layered(place, 4.5, 3, 4) + 0.45 * layered(place, 15, 3, 6) + blister * 2.6 - 0.08)
        dough = blend(dough, '#2b150a', 0.88 * scorched * crust * step(0.1, 0.22, z))
        red = scale(np.clip(0.5 + 0.7 * fine + 0.35 * broad, 0, 1), (0, sauce[0]), (0.5, sauce[1]), (1, sauce[2]))
        tone = blend(blend(red, dough, crust), '#d86a2c', 0.5 * step(0.2, 0.5, melted) * (1 - crust))
        milk = blend(blend('#fbf0d4', '#f5dfa4', 0.5 + broad), '#d48a34', 0.7 * step(0.18, 0.6, layered(place, 8, 4, 8) + 0.2 * melted))
        tone = blend(tone, milk, cheese)
        return z, tone, np.clip(0.6 * crust + (1 - crust) * (0.4 - 0.06 * cheese + 0.15 * fine), 0.14, 0.9)

    pizza = field('pizza', RADIUS * 1.06, surface, material('pizza', soft=0.1, relief=0.018, relief_size=26, wet=0.06), 240, 560)
    pizza.location.z = 0.1
    return pizza


def _basil(chance, top, spots):
    leaves = [leaf(chance, chance.between(0.38, 0.5), chance.between(0.13, 0.17), '#20691d', '#4f9a2d') for _ in range(5)]
    for x, y in spots:
        hit = top(x, y)
        for number in range(2):
            lean = (chance.between(-12, 12), chance.between(-22, -6), chance.between(0, 360))
            copy(chance.pick(leaves), (hit[0].x, hit[0].y, hit[0].z + 0.04 + 0.02 * number), lean, chance.between(0.8, 1.05))


def _view():
    return {'above': 50, 'width': 3.5, 'middle': (0, -0.04, 0.1)}


def _with(cheese, *toppings, basil=(), sauce=None):
    """A pizza with `cheese` pools and toppings, each a function that gives patterns, how many, how far apart, and how deep they lie."""

    def build(chance):
        board(3.25)
        top = top_of(_base(chance, cheese, *([sauce] if sauce else [])))
        for topping in toppings:
            patterns, count, apart, sink = topping(chance)
            strew(chance, patterns, chance.points_in_disc(count, 1.05, apart), top, (0.85, 1.1), sink=sink, tilt=0.3)
        _basil(chance, top, basil)
        return _view()

    return build


def margherita(chance):
    board(3.25)
    top = top_of(_base(chance, 24))
    _basil(chance, top, [(-0.05, 0.1), (-0.6, 0.42), (0.55, 0.5), (0.62, -0.36), (-0.5, -0.52), (0.08, -0.82), (0.12, 0.84)])
    return _view()


def _sausage(chance):
    own = chance.between(0, 50)

    def shape(points, angle, u):
        place = points + own
        q = np.hypot(points[:, 0], points[:, 1]) / 0.19
        points[:, 2] += 0.02 * noise(around(angle, 1.5, own)) * q
        rough = layered(place, 16, 3)
        fat = step(0.28, 0.44, layered(place, 24, 2, 3))
        tone = blend(blend('#8e1e0e', '#c23d1a', 0.5 + rough), '#e7a274', 0.65 * fat)
        return points, blend(tone, '#4a0e06', 0.8 * step(0.84, 0.98, q)), np.clip(0.24 + 0.2 * rough, 0.12, 0.5)

    profile = [(0, 0.012), (0.1, 0.012), (0.15, 0.024), (0.18, 0.052), (0.19, 0.048), (0.175, 0.012), (0.1, 0), (0, 0)]
    return pattern(turned('sausage', profile, material('sausage', soft=0.1, wet=0.45, relief=0.01, relief_size=40), shape, 60, 50))


def pepperoni(chance):
    board(3.25)
    top = top_of(_base(chance, 30))
    strew(chance, [_sausage(chance) for _ in range(4)], chance.points_in_disc(24, 1.06, 0.36), top, (0.85, 1.05), sink=-0.012, tilt=0.1)
    strew(chance, [herb(chance, 0.06)], chance.points_in_disc(34, 1.1, 0.12), top, (0.4, 0.8), tilt=0.5)
    return _view()


def _mushroom(chance):
    own = chance.between(0, 50)

    def shape(u, v):
        angle = v * TURN
        x, y = 0.2 * np.cos(angle), 0.18 * np.sin(angle)
        y = np.where(y < 0, y * 0.4 - 0.15 * np.exp(-((x / 0.055) ** 2)), y)
        x, y = x * u, y * u
        rough = layered(flat(x, y, own), 18, 3)
        gills = np.exp(-(((y + 0.025) / 0.022) ** 2)) * (np.abs(x) > 0.055)
        tone = blend(blend(blend('#ecd8b6', '#d3ae7e', 0.5 + rough), '#6d4727', 0.75 * gills), '#97683b', step(0.88, 0.98, u))
        return np.stack([x, y, 0.015 + 0.012 * rough], axis=1), tone, 0.42 + 0 * u

    return pattern(sheet('mushroom', shape, material('mushroom', soft=0.1, wet=0.2), 24, 70, closed=True, thickness=0.03))


def vegetables(chance):
    board(3.25)
    top = top_of(_base(chance, 22))
    strew(chance, [cherry_tomato_half(chance, 0.15)], chance.points_in_disc(10, 1.0, 0.42), top, (0.9, 1.05), sink=0.06, tilt=0.2)
    strew(chance, [ring(0.08, 0.036, 0.05, material('olive', '#20131a', roughness=0.18, wet=0.5))], chance.points_in_disc(16, 1.05, 0.22), top, tilt=0.3)
    strew(chance, [_mushroom(chance) for _ in range(3)], chance.points_in_disc(10, 1.0, 0.4), top, (0.8, 1.0), sink=-0.03, tilt=0.25)
    onion = material('red onion', '#ecd7e2', grain='#8e3571', roughness=0.22, soft=0.2, wet=0.3)
    strew(chance, [ring(0.17, 0.02, 0.03, onion)], chance.points_in_disc(8, 1.0, 0.42), top, (0.6, 1.05), tilt=0.3)
    _basil(chance, top, [(-0.1, 0.2), (0.6, -0.3), (-0.5, -0.6)])
    return _view()


def _sausages(chance):
    return [_sausage(chance) for _ in range(4)], 18, 0.4, -0.012


def _mushrooms(chance):
    return [_mushroom(chance) for _ in range(4)], 20, 0.3, -0.03


def _black_olives(_):
    return [olive()], 16, 0.26, 0


def _hams(chance):
    return [slice_of_ham(chance) for _ in range(4)], 11, 0.5, 0.0


def _pineapple(chance):
    return [dice('#f2c02e', (0.1, 0.085, 0.05), grain='#e0a018')], 22, 0.26, -0.03


def _red_onions(_):
    onion = material('red onion', '#ecd7e2', grain='#8e3571', roughness=0.22, soft=0.2, wet=0.3)
    return [ring(0.17, 0.02, 0.03, onion)], 14, 0.34, 0


def _prawns(chance):
    return [prawn(chance, 0.26) for _ in range(3)], 13, 0.42, -0.05


def _chillies(_):
    return [ring(0.06, 0.016, 0.03, material('chilli', '#c4200f', roughness=0.16, wet=0.5))], 22, 0.2, -0.01


def _rocket(chance):
    return [leaf(chance, 0.34, 0.07, '#2f6f1f', '#6fa83c') for _ in range(4)], 30, 0.17, -0.05


def _chickens(chance):
    return [pattern(chunk(chance, np.array([0.16, 0.12, 0.08]), ('#b9803f', '#d9ac6c', '#efd2a0'), 0.2)) for _ in range(4)], 16, 0.36, 0.0


def _tunas(chance):
    return [pattern(chunk(chance, np.array([0.13, 0.1, 0.05]), ('#b98f6c', '#d6b394', '#ead2b8'), 0.0, unevenness=0.5)) for _ in range(4)], 20, 0.28, 0.0


def _potatoes(chance):
    return [pattern(turned('potato', [(0, 0.03), (0.14, 0.03), (0.19, 0.025), (0.195, 0.012), (0.14, 0), (0, 0)], material('potato', '#efd489', grain='#d9a84c', roughness=0.35, wet=0.2, soft=0.2), columns=40))], 20, 0.32, -0.02


def _pumpkins(_):
    return [dice('#e0821f', (0.11, 0.1, 0.07), grain='#c9640f')], 18, 0.3, -0.03


def _pestos(chance):
    return [pattern(chunk(chance, np.array([0.12, 0.1, 0.03]), ('#2f4f14', '#4f7a24', '#7fa345'), 0.0, unevenness=0.5)) for _ in range(3)], 16, 0.3, 0.01


def _tomatoes(chance):
    return [cherry_tomato_half(chance, 0.15)], 12, 0.42, 0.06


def _anchovies(_):
    return [pattern(block('anchovy', (0.2, 0.035, 0.02), 0.018, material('anchovy', '#7a4f38', grain='#a87a5c', roughness=0.2, wet=0.5), lambda points, outward: points + np.stack([0 * points[:, 0], 0.05 * np.sin(points[:, 0] * 12), 0 * points[:, 0]], axis=1), detail=16))], 9, 0.5, -0.02


def _nutty(_):
    return [dice('#8fa845', (0.03, 0.022, 0.02), grain='#b98a4a')], 60, 0.1, -0.01


def _nduja(chance):
    return [pattern(chunk(chance, np.array([0.12, 0.1, 0.05]), ('#8a1a06', '#b8340f', '#d9602c'), 0.0, unevenness=0.5)) for _ in range(4)], 16, 0.34, 0.0


def _blue(chance):
    return [pattern(chunk(chance, np.array([0.09, 0.08, 0.05]), ('#7a8a86', '#e6e3d0', '#f6f1df'), 0.0)) for _ in range(4)], 16, 0.3, 0.01


def _beef(chance):
    return [pattern(chunk(chance, np.array([0.12, 0.1, 0.07]), ('#42200e', '#70401f', '#9a673c'), 0.1)) for _ in range(4)], 14, 0.36, 0.0


SPOTS = [(-0.1, 0.2), (0.6, -0.3), (-0.5, -0.6)]
CREAM = ('#ead3a0', '#f4e4bc', '#fbf1d6')

KINDS = {
    'marinara': _with(0, _black_olives, basil=SPOTS),
    'mushroom': _with(26, _mushrooms, basil=[(0.1, 0.1)], sauce=CREAM),
    'ham-and-rocket': _with(22, _hams, _rocket),
    'hawaiian': _with(28, _hams, _pineapple),
    'diavola': _with(26, _sausages, _chillies, _nduja),
    'four-cheeses': _with(34, _blue, basil=[(0, 0.1)], sauce=CREAM),
    'nduja': _with(24, _nduja, basil=SPOTS),
    'napoletana': _with(20, _anchovies, _black_olives, basil=[(0.1, 0.2)]),
    'capricciosa': _with(24, _hams, _mushrooms, _black_olives),
    'tuna': _with(24, _tunas, _red_onions, _black_olives),
    'potato': _with(22, _potatoes, _rocket, sauce=CREAM),
    'meat-feast': _with(26, _sausages, _beef, _red_onions),
    'pumpkin': _with(24, _pumpkins, _blue, _rocket, sauce=CREAM),
    'chicken-pesto': _with(24, _chickens, _pestos, _tomatoes),
    'prawn': _with(22, _prawns, _chillies, _rocket),
    'mortadella': _with(22, _hams, _nutty, basil=[(0.1, 0.1)], sauce=CREAM),
    'short-rib': _with(24, _beef, _red_onions, _rocket),
    'margherita': margherita,
    'pepperoni': pepperoni,
    'vegetables': vegetables,
}
