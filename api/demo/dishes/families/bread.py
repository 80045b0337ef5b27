"""Flat breads on a board: naan with butter and herbs, and breads baked with a topping."""
import numpy as np
from studio.colour import blend, scale
from studio.crockery import board, dip_bowl
from studio.garnish import flatbread, herb, lemon_wedge
from studio.materials import material
from studio.noise import around, flat, layered, noise, step
from studio.placing import copy, place, strew, top_of
from studio.shapes import TURN, sheet
from studio.toppings import dice


BAKED = ('#e0ae62', '#96530f')


def naan(chance, herb_count=70, nuts=False):
    board(2.9, 2.4)
    breads = [
        place(flatbread(chance, 1.02, 0.74, 0.06, *BAKED), (-0.22, 0.42, 0.11), (0, 0, 12)),
        place(flatbread(chance, 1.02, 0.72, 0.06, *BAKED), (0.12, -0.05, 0.2), (5, 2, -10)),
        place(flatbread(chance, 1.0, 0.72, 0.06, *BAKED), (-0.12, -0.38, 0.29), (7, -2, 20)),
    ]
    top = top_of(*breads)
    strew(chance, [herb(chance, 0.08) for _ in range(4)], chance.points_in_disc(herb_count, 0.95, 0.1), top, (0.5, 1.1), sink=-0.012, tilt=0.4)
    if nuts:
        strew(chance, [dice('#e6c08a', (0.05, 0.03, 0.02)), dice('#f3e8d2', (0.04, 0.03, 0.012)), dice('#8a4a1c', (0.04, 0.035, 0.025))], chance.points_in_disc(70, 0.95, 0.1), top, sink=-0.01, tilt=0.3)
    dip_bowl(0.3, '#3f5c5f', (1.2, -0.84, 0.1), material('chutney', '#d9861c', grain='#b8600c', roughness=0.2, wet=0.45, relief=0.03, relief_size=20))
    return {'above': 42, 'width': 3.5, 'middle': (0, -0.02, 0.2)}


def _baked(chance, at, turn, radius, tones, crust=0.86):
    """A thin round bread whose topping reaches almost to its edge."""
    own = chance.between(0, 40)

    def shape(u, v):
        angle = v * TURN
        r = u * radius * (1 + 0.03 * noise(around(angle, 2, own)))
        x, y = r * np.cos(angle), r * np.sin(angle)
        spot = flat(x, y, own)
        rough = layered(spot, 12, 4)
        rim = step(crust, crust + 0.05, u + 0.03 * layered(spot, 5, 2))
        z = 0.05 + 0.07 * np.exp(-(((u - 0.95) / 0.05) ** 2)) + 0.03 * layered(spot, 3, 2) + 0.035 * rough * (1 - rim) - 0.05 * step(0.97, 1, u)
        topping = scale(np.clip(0.5 + 0.95 * rough, 0, 1), (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
        dough = blend('#efcf8f', '#b06a26', 0.4 + 0.9 * layered(spot, 6, 3, 5))
        scorched = step(0.2, 0.4, layered(spot, 7, 3, 9)) * rim
        return np.stack([x, y, z], axis=1), blend(blend(topping, dough, rim), '#4a240c', 0.7 * scorched), 0.4 + 0.15 * rim

    return place(sheet('baked bread', shape, material('baked bread', soft=0.08, wet=0.15, relief=0.015, relief_size=34), 110, 220, closed=True), at, turn)


def lahmacun(chance):
    """Thin bread with minced lamb and pepper."""
    board(2.9, 2.4)
    tones = ('#3d1406', '#74290a', '#a3531a')
    breads = [_baked(chance, (-0.3, 0.3, 0.1), (0, 0, 0), 1.0, tones), _baked(chance, (0.3, -0.24, 0.2), (4, 3, 40), 1.0, tones)]
    strew(chance, [herb(chance, 0.1) for _ in range(4)], chance.points_in_disc(46, 1.0, 0.14), top_of(*breads), (0.6, 1.1), sink=-0.02, tilt=0.4)
    copy(lemon_wedge(0.24), (-1.1, -0.78, 0.31), (0, 0, 20))
    copy(lemon_wedge(0.24), (-0.72, -0.95, 0.31), (0, 0, -40))
    return {'above': 42, 'width': 3.5, 'middle': (0, -0.02, 0.15)}


def manoushe(chance):
    """Flat bread with thyme, sesame and olive oil."""
    board(2.9, 2.4)
    tones = ('#2c3312', '#565a22', '#9a8a4a')
    breads = [_baked(chance, (-0.3, 0.3, 0.1), (0, 0, 0), 1.0, tones, 0.8), _baked(chance, (0.3, -0.24, 0.2), (4, 3, 40), 1.0, tones, 0.8)]
    strew(chance, [herb(chance, 0.09) for _ in range(4)], chance.points_around(12, (0.3, -0.24), 0.2), top_of(*breads), sink=-0.02, tilt=0.5)
    dip_bowl(0.28, '#3c6b74', (-1.15, -0.82, 0.1), material('yogurt', '#f7f3e8', roughness=0.3, soft=0.2))
    return {'above': 42, 'width': 3.5, 'middle': (0, -0.02, 0.15)}


KINDS = {
    'naan': naan,
    'plain-naan': lambda chance: naan(chance, 6),
    'peshwari-naan': lambda chance: naan(chance, 6, nuts=True),
    'lahmacun': lahmacun,
    'manoushe': manoushe,
}
