"""Chips in a bowl with a dip: plain, or dusted with chilli salt."""
import numpy as np
from studio.crockery import board, bowl, dip_bowl
from studio.garnish import herb
from studio.materials import material
from studio.placing import copy
from .plates import POTATO, chips


def _bowl_of_chips(chance, crockery, dip, green, tones=POTATO):
    board(2.75, 2.2)
    bowl(0.98, 0.5, crockery, at=(-0.18, 0.12, 0.1))
    chips(chance, (-0.18, 0.12), 150, 0.34, 0.66, 0.42, 0.7, tones)
    if green:
        herbs = [herb(chance, 0.07) for _ in range(3)]
        for x, y in chance.points_around(34, (-0.18, 0.05), 0.32):
            height = 1.1 - 0.75 * np.hypot(x + 0.18, y - 0.12)
            copy(chance.pick(herbs), (x, y, height), (chance.between(-40, 40), chance.between(-40, 40), chance.between(0, 360)), chance.between(0.7, 1.2))
    dip_bowl(0.3, '#f2ece0', (0.98, -0.6, 0.1), dip)
    return {'above': 36, 'width': 3.3, 'middle': (0, -0.02, 0.35)}


def plain(chance):
    return _bowl_of_chips(chance, '#2f4a63', material('ketchup', '#b3200f', roughness=0.15, wet=0.5, soft=0.15), green=False)


def herbs(chance):
    return _bowl_of_chips(chance, '#efe6d5', material('mayonnaise', '#f5edd0', roughness=0.25, wet=0.3, soft=0.2), green=True)


def sweet_potato(chance):
    dip = material('chilli mayonnaise', '#e8a06c', roughness=0.25, wet=0.3, soft=0.2)
    return _bowl_of_chips(chance, '#3d7f86', dip, green=False, tones=('#e8842c', '#c9601a', '#8a3c10', '#a84e18'))


def spiced(chance):
    dip = material('pepper dip', '#f0d9a8', roughness=0.25, wet=0.3, soft=0.2)
    return _bowl_of_chips(chance, '#8a4b2c', dip, green=True, tones=('#e0a04a', '#c26f22', '#8f3f10', '#a84a14'))


KINDS = {'plain': plain, 'herbs': herbs, 'sweet-potato': sweet_potato, 'spiced': spiced}
