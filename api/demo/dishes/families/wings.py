"""Chicken wings, piled on a plate with a dip: grilled with chilli, or in a sticky glaze."""
from studio.crockery import dip_bowl, plate
from studio.garnish import herb, lemon_wedge, sesame_seed, spring_onions
from studio.materials import material
from studio.placing import copy, strew, top_of
from .bowls import drumstick

# Where the wings lie: below, a ring whose bones point outward; above, three more.
PLACES = [((-0.5, 0.3, 0.22), 140), ((0.08, 0.46, 0.22), 75), ((0.52, 0.24, 0.22), 20), ((0.46, -0.26, 0.22), -35), ((-0.02, -0.42, 0.22), -85), ((-0.52, -0.18, 0.22), 205)]
ON_TOP = [((-0.18, 0.12, 0.46), 110), ((0.22, 0.04, 0.47), 10), ((-0.06, -0.16, 0.5), 230)]


def _pile(chance, tones):
    return [
        drumstick(chance, (x + chance.around(0, 0.02), y + chance.around(0, 0.02), z), (chance.between(-25, 25), chance.between(-8, 2), turn + chance.around(0, 10)), chance.between(0.68, 0.76), tones)
        for (x, y, z), turn in PLACES + ON_TOP
    ]


def grilled(chance):
    plate(1.4, '#33434c', 0.16)
    top = top_of(*_pile(chance, ('#7a260a', '#bd5216', '#e08a34')))
    strew(chance, [herb(chance, 0.08) for _ in range(4)], chance.points_in_disc(30, 0.8, 0.14), top, (0.5, 1.0), tilt=0.4)
    copy(lemon_wedge(0.22), (-0.98, -0.5, 0.3), (0, 0, 30))
    dip_bowl(0.28, '#f2ece0', (0.98, -0.72, 0.1), material('yogurt dip', '#f7f1e2', roughness=0.3, soft=0.2))
    return {'above': 38, 'width': 3.1, 'middle': (0, -0.04, 0.2)}


def glazed(chance):
    plate(1.4, '#efe6d5', 0.16)
    top = top_of(*_pile(chance, ('#5c1206', '#a02c0c', '#cf5a20')))
    strew(chance, [sesame_seed()], chance.points_in_disc(140, 0.85, 0.05), top, (0.9, 1.2), sink=-0.004, tilt=0.2)
    strew(chance, spring_onions(chance), chance.points_in_disc(34, 0.8, 0.1), top, (0.7, 1.0), sink=-0.02, tilt=0.5)
    dip_bowl(0.28, '#2f3336', (0.98, -0.72, 0.1), material('chilli glaze', '#a3200f', roughness=0.15, wet=0.5))
    return {'above': 38, 'width': 3.1, 'middle': (0, -0.04, 0.2)}


KINDS = {'grilled': grilled, 'glazed': glazed}
