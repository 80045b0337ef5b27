"""Sweet things: glazed doughnuts, cookies, scoops of ice cream."""
import numpy as np
from studio.colour import blend, scale
from studio.crockery import board, bowl, plate
from studio.garnish import leaf
from studio.materials import material
from studio.noise import around, layered, noise, step
from studio.placing import copy, pattern, place, strew, top_of
from studio.shapes import TURN, block, lump, sheet, turned

RING, TUBE = 0.34, 0.2


def _doughnut(chance, at, turn, glaze, sprinkles):
    own = chance.between(0, 40)

    def dough(u, v):
        side, angle = u * TURN, v * TURN
        r = RING + TUBE * np.cos(side) * (1 + 0.03 * noise(around(angle, 1.4, own)))
        z = TUBE * 0.86 * np.sin(side)
        points = np.stack([r * np.cos(angle), r * np.sin(angle), z], axis=1)
        baked = scale(np.clip(0.5 + 0.8 * np.abs(np.sin(side)) - 0.35 + 0.3 * layered(points + own, 5, 3), 0, 1), (0, '#f0c67c'), (0.5, '#c9822f'), (1, '#a8611c'))
        return points, baked, 0.45 + 0 * u

    def icing(u, v):
        angle = v * TURN
        run = 0.28 * noise(around(angle, 2.4, own + 5)) + 0.12 * noise(around(angle, 5, own))
        side = np.pi / 2 + (u - 0.5) * (2.35 + run)
        thick = TUBE * 1.0 + 0.03 * np.sqrt(np.maximum(1 - (np.abs(u - 0.5) * 2) ** 6, 0))
        r = RING + thick * np.cos(side)
        return np.stack([r * np.cos(angle), r * np.sin(angle), thick * 0.88 * np.sin(side) + 0.004], axis=1), blend(glaze[0], glaze[1], 0.5 + noise(around(angle, 2, own))), 0.12 + 0 * u

    place(sheet('doughnut', dough, material('doughnut', soft=0.1, relief=0.006, relief_size=50), 50, 110), at, turn)
    top = place(sheet('icing', icing, material('icing', soft=0.25, wet=0.5), 40, 160, closed=True), at, turn)
    if sprinkles:
        spots = [(at[0] + r * np.cos(t), at[1] + r * np.sin(t)) for r, t in ((chance.between(0.22, 0.47), chance.angle()) for _ in range(44))]
        strew(chance, sprinkles, spots, top_of(top), sink=-0.006, tilt=0.15)


def doughnuts(chance, glazes=None, crockery='#7fa3a8'):
    """Three doughnuts; `glazes` are the tones of theirs, and then none has sprinkles."""
    plate(1.4, crockery, 0.14)
    sprinkles = [
        pattern(block('sprinkle', (0.034, 0.009, 0.009), 0.008, material('sprinkle' + tone, tone, roughness=0.25, wet=0.3), detail=5))
        for tone in ('#f2c230', '#3f9fc4', '#f6f1e6', '#d9365a', '#5fae4a')
    ]
    pink, chocolate, vanilla = ('#e0708f', '#f0a0b4'), ('#3a190b', '#56280f'), ('#f3e6cc', '#fbf4e4')
    tones = glazes or (vanilla, chocolate, pink)
    laid = (((-0.5, 0.38, 0.24), (3, 0, 0)), ((0.58, 0.34, 0.24), (0, 4, 0)), ((0.02, -0.46, 0.27), (14, 0, 0)))
    for (at, turn), glaze in zip(laid, tones):
        _doughnut(chance, at, turn, glaze, None if glazes else sprinkles)
    return {'above': 42, 'width': 3.1, 'middle': (0, -0.02, 0.2)}


def cookies(chance):
    board(2.6, 2.1)
    chip = material('chocolate chip', '#2c1308', roughness=0.22, wet=0.35, soft=0.1)
    bits = [pattern(block('chip', (0.055, 0.05, 0.04), 0.022, chip, lambda p, o: p * (1 + 0.2 * layered(p, 9, 2))[:, None], detail=8)) for _ in range(3)]
    spots = (((-0.5, 0.36, 0.1), (0, 0, 0)), ((0.46, 0.4, 0.1), (0, 0, 30)), ((0.0, -0.02, 0.24), (6, 0, 80)), ((-0.56, -0.4, 0.1), (0, 0, 120)), ((0.6, -0.42, 0.16), (16, -10, 10)))
    for at, turn in spots:
        own = chance.between(0, 60)

        def shape(points, angle, u, own=own):
            points[:, :2] *= (1 + 0.035 * noise(around(angle, 1.6, own)))[:, None]
            rough = layered(points + own, 7, 4)
            points[:, 2] += 0.035 * rough * step(0.02, 0.08, points[:, 2])
            r = np.hypot(points[:, 0], points[:, 1]) / 0.46
            tone = scale(np.clip(0.45 + 0.6 * rough + 0.35 * step(0.6, 1, r), 0, 1), (0, '#e0ae62'), (0.5, '#c4853a'), (1, '#93541c'))
            return points, tone, 0.6 + 0 * r

        profile = [(0, 0.13), (0.25, 0.125), (0.4, 0.1), (0.46, 0.055), (0.42, 0.01), (0.25, 0), (0, 0)]
        cookie = place(turned('cookie', profile, material('cookie', soft=0.1, relief=0.02, relief_size=38), shape, 110, 70), at, turn)
        strew(chance, bits, chance.points_in_disc(11, 0.36, 0.14) + at[:2], top_of(cookie), (0.8, 1.3), sink=0.014, tilt=0.3)
    return {'above': 40, 'width': 3.1, 'middle': (0, -0.02, 0.15)}


def _scoop(chance, at, tones, size=0.4):
    own = chance.between(0, 40)

    def shape(direction):
        up = direction[:, 2]
        rough = layered(direction + own, 7, 4)
        skirt = np.exp(-(((up + 0.42) / 0.16) ** 2))
        points = direction * (size, size, size * 0.95) * (1 + 0.035 * rough + 0.14 * skirt * (0.7 + 0.8 * noise(around(np.arctan2(direction[:, 1], direction[:, 0]), 3.2, own))))[:, None]
        return points, scale(np.clip(0.5 + 0.8 * rough, 0, 1), (0, tones[0]), (0.5, tones[1]), (1, tones[2])), 0.4 + 0 * up

    return place(lump('scoop', shape, material('ice cream', soft=0.3, soft_depth=0.08, relief=0.015, relief_size=30), 110, 170), at)


VANILLA, CHOCOLATE, BERRY = ('#d9b98a', '#f3e2bd', '#fbf1d8'), ('#4a2412', '#6d3a1e', '#8a5230'), ('#b8345a', '#d9688a', '#ee9ab0')
LEMON, PISTACHIO, COCONUT = ('#dcc23c', '#efdf78', '#f8f0b4'), ('#7f9a4a', '#aabf78', '#cddaa4'), ('#d9d2c0', '#f3efe2', '#fdfbf4')


def _gelato(chance, left=VANILLA, right=CHOCOLATE, front=BERRY, crockery='#b9cdd0'):
    plate(1.25, crockery, 0.12)
    bowl(0.82, 0.46, '#f2ece0', at=(0, 0.05, 0.08))
    _scoop(chance, (-0.36, 0.18, 0.55), left)
    _scoop(chance, (0.38, 0.2, 0.55), right)
    berry = _scoop(chance, (0.02, -0.26, 0.6), front)
    mint = [leaf(chance, 0.22, 0.09, '#2c7f2c', '#6ab552') for _ in range(3)]
    for number in range(3):
        copy(mint[number], (0.02, -0.2, 1.0), (0, -28, 120 * number + 20))
    wafer = material('wafer', '#d9a052', grain='#b8762c', roughness=0.6, relief=0.03, relief_size=34)
    for number in range(2):
        place(block('wafer', (0.05, 0.46, 0.012), 0.01, wafer, detail=10), (0.58 + 0.12 * number, 0.42, 0.86), (38, 24 - 8 * number, -30))
    nut = material('pistachio', '#8fa845', grain='#b98a4a', roughness=0.5, vary=0.15)
    crumb = pattern(lump('pistachio', lambda d: d * (0.03, 0.024, 0.02) * (1 + 0.3 * layered(d, 2))[:, None], nut, 8, 12))
    strew(chance, [crumb], chance.points_around(22, (0.02, -0.26), 0.16), top_of(berry), (0.7, 1.3), tilt=0.5)
    return {'above': 34, 'width': 2.8, 'middle': (0, 0, 0.4)}


GLAZE = ('#e6c48a', '#f3dcae')

KINDS = {
    'doughnuts': doughnuts,
    'glazed-doughnuts': lambda chance: doughnuts(chance, (GLAZE, GLAZE, GLAZE), '#e4ddd0'),
    'cookies': cookies,
    'gelato': _gelato,
    'sorbet': lambda chance: _gelato(chance, LEMON, LEMON, LEMON, '#3d7f86'),
    'vanilla-ice-cream': lambda chance: _gelato(chance, VANILLA, VANILLA, VANILLA, '#8a4b2c'),
    'coconut-ice-cream': lambda chance: _gelato(chance, COCONUT, PISTACHIO, COCONUT, '#2f5d4f'),
}
