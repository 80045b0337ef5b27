"""Plates, bowls, boards and pans."""
import numpy as np
from .materials import glaze, material, wood
from .noise import around, noise
from .shapes import block, cords, turned


def _by_hand(amount):
    """Makes a turned body a little uneven."""

    def shape(points, angle, _):
        points[:, :2] *= (1 + amount * noise(around(angle, 1.3)))[:, None]
        return points

    return shape


def plate(radius, colour='#f2ece2', height=0.16):
    edge = [
        (0, 0.04),
        (radius * 0.55, 0.045),
        (radius * 0.78, 0.05 + height * 0.25),
        (radius * 0.95, 0.04 + height * 0.8),
        (radius, 0.03 + height),
        (radius + 0.02, 0.02 + height),
        (radius * 0.96, height * 0.6),
        (radius * 0.78, 0.01),
        (radius * 0.5, 0),
        (0, 0),
    ]
    return turned('plate', edge, glaze(colour), _by_hand(0.005), columns=160, rows=130)


def bowl(radius, height, colour='#f2ece2', inside=None, at=(0, 0, 0)):
    wall = [
        (radius, height),
        (radius + 0.03, height + 0.015),
        (radius + 0.055, height - 0.01),
        (radius * 0.97, height * 0.68),
        (radius * 0.74, height * 0.24),
        (radius * 0.45, 0.08),
        (radius * 0.43, 0),
        (0, 0),
    ]
    lining = [(0, 0.13), (radius * 0.36, 0.14), (radius * 0.7, height * 0.34 + 0.05), (radius * 0.91, height * 0.73), (radius, height)]
    turned('bowl', wall, glaze(colour), _by_hand(0.004), columns=160, rows=120).location = at
    turned('bowl lining', lining, glaze(inside or colour), _by_hand(0.004), columns=160, rows=90).location = at


def board(width, depth=None, colour='#b98149', grain='#84532a'):
    """A round board, or a rectangular one when it has a depth."""
    if depth is None:
        r = width / 2
        edge = [(0, 0.1), (r - 0.06, 0.1), (r - 0.01, 0.085), (r, 0.05), (r - 0.02, 0.015), (r - 0.07, 0), (0, 0)]
        return turned('board', edge, wood(colour, grain), columns=160, rows=80)
    thing = block('board', (width / 2, depth / 2, 0.05), 0.03, wood(colour, grain), detail=24)
    thing.location.z = 0.05
    return thing


def slate(width, depth):
    stone = material('slate', '#26282b', roughness=0.6, relief=0.02, relief_size=9)

    def rough(points, outward):
        points[:, :2] += outward[:, :2] * 0.02 * noise(points * (5, 5, 1))[:, None]
        return points

    thing = block('slate', (width / 2, depth / 2, 0.03), 0.012, stone, rough, detail=40)
    thing.location.z = 0.03
    return thing


def dip_bowl(radius, colour, at, fill):
    """A small bowl with a sauce in it; `fill` is the sauce's material."""
    height = radius * 0.75
    wall = [(0, 0.05), (radius * 0.6, 0.06), (radius * 0.93, height * 0.8), (radius, height), (radius + 0.03, height), (radius * 0.7, 0.02), (radius * 0.5, 0), (0, 0)]
    body = turned('dip bowl', wall, glaze(colour), columns=90)
    body.location = at
    surface = height * 0.78
    sauce = turned(
        'sauce', [(0, surface), (radius * 0.5, surface + 0.006), (radius * 0.86, surface), (radius * 0.9, surface + 0.01)], fill, columns=90
    )
    sauce.location = at
    return body


def copper_pan(radius, height):
    copper = material('copper', '#c2703f', metal=1, roughness=0.28, relief=0.008, relief_size=9)
    wall = [
        (0, 0.035),
        (radius * 0.5, 0.04),
        (radius * 0.8, height * 0.4),
        (radius * 0.95, height * 0.8),
        (radius, height),
        (radius + 0.035, height + 0.01),
        (radius * 0.98, height * 0.75),
        (radius * 0.8, height * 0.28),
        (radius * 0.5, 0),
        (0, 0),
    ]
    turned('pan', wall, copper, columns=160, rows=120)
    brass = material('brass', '#d3a84f', metal=1, roughness=0.24)
    for side in (-1, 1):
        reach = [(radius - 0.02, -0.2, -0.1), (radius + 0.16, -0.17, 0.05), (radius + 0.24, 0, 0.09), (radius + 0.16, 0.17, 0.05), (radius - 0.02, 0.2, -0.1)]
        cords('handle', [np.array([(side * x, y, height + z) for x, y, z in reach])], 0.034, brass)
