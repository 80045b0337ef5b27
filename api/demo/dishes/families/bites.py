"""Small things heaped in a bowl: balls, rings, olives, pods, strips, with a dip beside them."""
import numpy as np
from studio.colour import blend, scale
from studio.crockery import board, bowl, dip_bowl
from studio.garnish import chunk, herb, lemon_wedge, ring, sesame_seed
from studio.materials import material
from studio.noise import around, layered, noise, step
from studio.placing import copy, pattern, place, strew, top_of
from studio.shapes import TURN, block, lump, sheet
from studio.toppings import ball

MIDDLE, MOUTH, DEEP = (-0.16, 0.14), 0.98, 0.46


def _heap(chance, things, size, layers=((0.66, 0.34), (0.42, 0.58), (0.12, 0.8)), flat=False):
    """Copies in rings that rise to the middle; `size` is how far neighbours are apart."""
    laid = []
    for number, (radius, height) in enumerate(layers):
        count = max(1, int(TURN * radius / size))
        for place_ in range(count):
            turn = (place_ + 0.5 * (number % 2)) * TURN / count + chance.around(0, 0.05)
            r = radius + chance.around(0, 0.02)
            lean = (chance.between(-30, 30), chance.between(-30, 30)) if flat else (chance.between(0, 360), chance.between(0, 360))
            at = (MIDDLE[0] + r * np.cos(turn), MIDDLE[1] + r * np.sin(turn), 0.1 + height + chance.between(0, 0.03))
            laid.append(copy(chance.pick(things), at, (*lean, chance.between(0, 360)), chance.between(0.92, 1.06)))
    return laid


def _bowl(crockery, dip=None, citrus=False):
    board(2.75, 2.2)
    bowl(MOUTH, DEEP, crockery, at=(*MIDDLE, 0.1))
    if dip:
        dip_bowl(0.3, '#f2ece0', (1.0, -0.62, 0.1), dip)
    if citrus:
        copy(lemon_wedge(0.24), (-1.05, -0.74, 0.31), (0, 0, 20))
        copy(lemon_wedge(0.24), (-0.62, -0.88, 0.31), (0, 0, -30))


def _view():
    return {'above': 36, 'width': 3.3, 'middle': (0, -0.02, 0.35)}


def _tomato():
    return material('tomato dip', '#b3260f', grain='#8f1d0d', roughness=0.25, wet=0.35, relief=0.02, relief_size=22)


def _white():
    return material('white dip', '#f5efdd', roughness=0.3, wet=0.2, soft=0.2)


def _balls(chance, tones, crockery, dip=None, size=0.23, rough=0.06, green=True, wet=0.15, relief=0.03):
    _bowl(crockery, dip)
    laid = _heap(chance, [ball(chance, (size, size * 0.97, size * 0.92), tones, rough, wet, relief) for _ in range(4)], size * 1.95)
    if green:
        strew(chance, [herb(chance, 0.08) for _ in range(3)], chance.points_in_disc(26, 0.75, 0.13) + MIDDLE, top_of(*laid), (0.5, 1.0), sink=-0.01, tilt=0.5)
    return laid


def falafel(chance):
    laid = _balls(chance, ('#4a2a0f', '#7d4b1c', '#a9702f'), '#3d7f86', _white(), 0.22, 0.08)
    strew(chance, [sesame_seed()], chance.points_in_disc(60, 0.8, 0.08) + MIDDLE, top_of(*laid), (0.7, 1.0), sink=-0.004, tilt=0.2)
    return _view()


def arancini(chance):
    _balls(chance, ('#a8601c', '#cf8a34', '#e6b25e'), '#efe6d5', _tomato(), 0.27, 0.03, relief=0.05)
    return _view()


def dough_balls(chance):
    _balls(chance, ('#b9782c', '#dca85a', '#efcf94'), '#33434c', material('garlic butter', '#f0d97c', grain='#8fa845', roughness=0.2, wet=0.5, soft=0.3), 0.25, 0.03, relief=0.004, wet=0.3)
    return _view()


def puff_puff(chance):
    laid = _balls(chance, ('#7a3f12', '#a8641f', '#c98a3a'), '#8a4b2c', None, 0.25, 0.025, green=False, relief=0.006)
    sugar = ball(chance, 0.014, ('#f4efe4', '#fbf8f0', '#ffffff'))
    strew(chance, [sugar], chance.points_in_disc(170, 0.85, 0.03) + MIDDLE, top_of(*laid), (0.5, 1.1))
    return _view()


def loukoumades(chance):
    laid = _balls(chance, ('#9a5414', '#c9822a', '#e0aa50'), '#e4ddd0', None, 0.23, 0.025, green=False, wet=0.8, relief=0.004)
    nut = ball(chance, 0.026, ('#6b4a1c', '#9a7434', '#c09a54'), 0.2)
    strew(chance, [nut], chance.points_in_disc(90, 0.8, 0.05) + MIDDLE, top_of(*laid), (0.6, 1.3))
    return _view()


def meatballs(chance):
    _balls(chance, ('#3d1a0b', '#6e3a1c', '#99623a'), '#e4ddd0', _tomato(), 0.24, 0.07, wet=0.35)
    return _view()


def takoyaki(chance):
    laid = _balls(chance, ('#8a4a12', '#bd7a2c', '#dca654'), '#1d1e20', None, 0.25, 0.025, green=False, wet=0.5, relief=0.006)
    top = top_of(*laid)
    strew(chance, [pattern(block('nori', (0.03, 0.008, 0.004), 0.003, material('nori', '#1c2a18'), detail=4))], chance.points_in_disc(90, 0.8, 0.04) + MIDDLE, top, sink=-0.006)
    flake = lambda u, v: np.stack([(u - 0.5) * 0.16, (v - 0.5) * 0.12, 0.05 * np.sin(u * 5) + 0.03 * np.sin(v * 6)], axis=1)
    strew(chance, [pattern(sheet('flake', flake, material('bonito', '#d9a98a', roughness=0.5, through=0.4), 12, 10))], chance.points_in_disc(24, 0.6, 0.1) + MIDDLE, top, sink=-0.03, tilt=0.7)
    return _view()


def gulab_jamun(chance):
    laid = _balls(chance, ('#4a1a08', '#7a3210', '#a0521c'), '#b8863f', None, 0.27, 0.02, green=False, wet=0.9, relief=0.003)
    nut = ball(chance, 0.026, ('#6f8a3a', '#8fa845', '#b9c878'), 0.2)
    strew(chance, [nut], chance.points_in_disc(44, 0.75, 0.06) + MIDDLE, top_of(*laid), (0.6, 1.3))
    return _view()


def _loop(chance, radius, thick):
    """A battered ring."""
    own = chance.between(0, 60)

    def shape(u, v):
        side, angle = u * TURN, v * TURN
        r = radius * (1 + 0.08 * noise(around(angle, 1.2, own))) + thick * np.cos(side)
        points = np.stack([r * np.cos(angle), r * np.sin(angle), thick * 0.95 * np.sin(side)], axis=1)
        rough = layered(points + own, 6, 4)
        outward = np.stack([np.cos(side) * np.cos(angle), np.cos(side) * np.sin(angle), np.sin(side)], axis=1)
        points += outward * (0.02 * rough + 0.02 * np.abs(layered(points + own, 17, 3, 3)))[:, None]
        return points, scale(np.clip(0.5 + rough, 0, 1), (0, '#9a5a16'), (0.4, '#c98a30'), (0.75, '#dfac52'), (1, '#efcc84')), np.clip(0.45 + 0.2 * rough, 0.25, 0.7)

    return pattern(sheet('battered ring', shape, material('battered', soft=0.1, wet=0.15, relief=0.03, relief_size=45), 40, 90))


RINGS = ((0.62, 0.36), (0.5, 0.5), (0.3, 0.64), (0.1, 0.82))


def onion_rings(chance):
    _bowl('#33434c', material('mustard dip', '#d9a02c', roughness=0.25, wet=0.3, soft=0.2))
    _heap(chance, [_loop(chance, 0.26, 0.075) for _ in range(4)], 0.42, RINGS, flat=True)
    return _view()


def calamari(chance):
    _bowl('#2b4a63', _white(), citrus=True)
    laid = _heap(chance, [_loop(chance, size, 0.06) for size in (0.15, 0.18, 0.2)], 0.3, RINGS, flat=True)
    strew(chance, [herb(chance, 0.08) for _ in range(3)], chance.points_in_disc(26, 0.7, 0.13) + MIDDLE, top_of(*laid), (0.5, 1.0), sink=-0.01, tilt=0.5)
    return _view()


def _nuggets(chance, tones, dip, crockery, half=(0.22, 0.16, 0.12), green=False):
    _bowl(crockery, dip)
    crust = material('crumbed', soft=0.08, wet=0.12, relief=0.045, relief_size=42)
    things = [pattern(chunk(chance, np.array(half) * chance.between(0.9, 1.1), tones, 0.0, crust, 0.3)) for _ in range(5)]
    laid = _heap(chance, things, 0.36, flat=True)
    if green:
        strew(chance, [herb(chance, 0.08) for _ in range(3)], chance.points_in_disc(26, 0.75, 0.13) + MIDDLE, top_of(*laid), (0.5, 1.0), sink=-0.01, tilt=0.5)
    return _view()


def nuggets(chance):
    return _nuggets(chance, ('#a8661c', '#d0923a', '#e8bd6c'), _tomato(), '#efe6d5')


def karaage(chance):
    return _nuggets(chance, ('#7a3f10', '#ad6a22', '#d29a48'), material('mayonnaise', '#f5edd0', roughness=0.25, wet=0.3, soft=0.2), '#1d1e20', green=True)


def cauliflower(chance):
    return _nuggets(chance, ('#8f3a0c', '#c25f1c', '#dc8c40'), _white(), '#2f5d4f', (0.2, 0.17, 0.15), green=True)


def _olives(chance, tones, crockery):
    board(2.75, 2.2)
    bowl(MOUTH, DEEP, crockery, at=(*MIDDLE, 0.1))
    things = [ball(chance, (0.125, 0.105, 0.105), tones, 0.02, 0.7, 0.002) for _ in range(4)]
    laid = _heap(chance, things, 0.22, ((0.72, 0.34), (0.5, 0.4), (0.28, 0.46), (0.06, 0.5), (0.6, 0.46), (0.38, 0.55), (0.16, 0.62)))
    top = top_of(*laid)
    strew(chance, [herb(chance, 0.07) for _ in range(3)], chance.points_in_disc(26, 0.75, 0.13) + MIDDLE, top, (0.5, 1.0), sink=-0.01, tilt=0.5)
    strew(chance, [ring(0.05, 0.014, 0.022, material('chilli', '#c2200f', roughness=0.18, wet=0.5))], chance.points_in_disc(9, 0.65, 0.2) + MIDDLE, top, tilt=0.4)
    copy(lemon_wedge(0.22), (1.0, -0.66, 0.31), (0, 0, 30))
    return _view()


def green_olives(chance):
    return _olives(chance, ('#5f6f1c', '#8f9a34', '#b4b85c'), '#e4ddd0')


def black_olives(chance):
    return _olives(chance, ('#1c0f14', '#3a1f2a', '#5c3440'), '#3d7f86')


def edamame(chance):
    board(2.75, 2.2)
    bowl(MOUTH, DEEP, '#1d1e20', at=(*MIDDLE, 0.1))
    things = []
    for _ in range(5):
        own = chance.between(0, 30)

        def pod(direction, own=own):
            x, y, up = direction.T
            swell = 1 + 0.22 * np.cos(x * 8.5)
            points = np.stack([x * 0.33, y * 0.085 * swell + 0.25 * (x * 0.33) ** 2, up * 0.07 * swell], axis=1)
            return points, blend('#5f8f2c', '#93bd54', 0.5 + layered(points + own, 6, 3)), 0.34 + 0 * x

        things.append(pattern(lump('pod', pod, material('pod', soft=0.2, wet=0.3, relief=0.01, relief_size=60), 60, 40)))
    laid = _heap(chance, things, 0.2, ((0.6, 0.36), (0.4, 0.46), (0.5, 0.48), (0.2, 0.56), (0.3, 0.6), (0.08, 0.68)), flat=True)
    salt = pattern(block('salt', (0.014, 0.014, 0.012), 0.003, material('salt', '#fbf8f0', roughness=0.3), detail=4))
    strew(chance, [salt], chance.points_in_disc(70, 0.75, 0.05) + MIDDLE, top_of(*laid), (0.7, 1.4))
    return _view()


def peppers(chance):
    """Blistered green peppers with salt."""
    board(2.75, 2.2)
    bowl(MOUTH, DEEP, '#8a4b2c', at=(*MIDDLE, 0.1))
    things = []
    for _ in range(5):
        own = chance.between(0, 30)

        def pepper(direction, own=own):
            x, y, up = direction.T
            wide = 0.12 * (1 - 0.35 * x)
            points = np.stack([x * 0.32, y * wide + 0.02 * np.sin(x * 4 + own), up * wide * 0.85], axis=1) * (1 + 0.07 * layered(direction + own, 4, 3))[:, None]
            tone = blend('#2f5f1a', '#6b9a34', 0.5 + layered(points + own, 6, 3))
            tone = blend(tone, '#e0d3a4', 0.5 * step(0.25, 0.4, layered(points + own, 9, 3, 2)))
            return points, blend(tone, '#2a1a0c', 0.75 * step(0.2, 0.42, layered(points + own, 5, 3, 5))), 0.3 + 0 * x

        things.append(pattern(lump('pepper', pepper, material('blistered', wet=0.5, relief=0.015, relief_size=30), 60, 40)))
    laid = _heap(chance, things, 0.24, ((0.6, 0.36), (0.42, 0.48), (0.22, 0.58), (0.08, 0.7)), flat=True)
    salt = pattern(block('salt', (0.018, 0.018, 0.012), 0.003, material('salt', '#fbf8f0', roughness=0.3), detail=4))
    strew(chance, [salt], chance.points_in_disc(60, 0.75, 0.06) + MIDDLE, top_of(*laid), (0.7, 1.4))
    return _view()


KINDS = {
    'falafel': falafel,
    'arancini': arancini,
    'dough-balls': dough_balls,
    'puff-puff': puff_puff,
    'loukoumades': loukoumades,
    'meatballs': meatballs,
    'takoyaki': takoyaki,
    'gulab-jamun': gulab_jamun,
    'onion-rings': onion_rings,
    'calamari': calamari,
    'nuggets': nuggets,
    'karaage': karaage,
    'cauliflower': cauliflower,
    'green-olives': green_olives,
    'black-olives': black_olives,
    'edamame': edamame,
    'peppers': peppers,
}
