"""Curries: a sauce with pieces in it in a copper pan or a bowl, with rice and bread beside it."""
import numpy as np
from studio.colour import blend, scale
from studio.crockery import bowl, copper_pan
from studio.garnish import chunk, flatbread, herb, leaf, rice_grain, rice_heap, ring
from studio.materials import material
from studio.noise import flat, layered, noise, step
from studio.placing import copy, pattern, place, strew, top_of
from studio.shapes import TURN, block, field


def _sauce(chance, radius, height, tones, lumps, cream=False):
    """`tones`: dark, middle, light, oil."""

    def surface(x, y, r, angle):
        place_ = flat(x, y)
        wander = flat(x + 0.16 * noise(place_ * 1.8), y + 0.16 * noise(place_ * 1.8 + 30))
        broad, middle, fine = layered(wander, 2.6), layered(wander, 7, 4, 2), layered(place_, 22, 3, 5)
        lift = np.zeros_like(x)
        for lx, ly in lumps:
            lift = np.maximum(lift, np.exp(-1.2 * ((x - lx) ** 2 + (y - ly) ** 2) / 0.0576))
        z = 0.03 * broad + 0.022 * middle + 0.008 * fine + 0.1 * lift
        tone = scale(np.clip(0.45 + 0.75 * middle + 0.4 * broad + 0.25 * fine, 0, 1), (0, tones[0]), (0.45, tones[1]), (1, tones[2]))
        oil = np.clip(step(-0.08, -0.3, broad + 0.25 * middle) + 0.8 * step(0.86, 0.97, r / radius + 0.05 * broad), 0, 1)
        tone = blend(tone, tones[3], 0.7 * oil)
        if cream:
            coil = np.abs(((r / radius * 2.6 - (angle + 0.35 * noise(place_ * 2)) / TURN) % 1) - 0.5)
            width = 0.035 + 0.03 * noise(place_ * 3)
            swirl = (1 - step(width, width + 0.035, coil)) * step(0.08, 0.14, r / radius) * (1 - step(0.52, 0.66, r / radius))
            tone, z = blend(tone, '#fbeedb', 0.85 * swirl), z + 0.012 * swirl
        return z, tone, np.clip(0.42 + 0.3 * fine - 0.16 * oil, 0.2, 0.6)

    sauce = field('sauce', radius, surface, material('sauce', soft=0.15, wet=0.05, relief=0.012, relief_size=32), 210, 400)
    sauce.location.z = height
    return sauce


def _rice(chance, at, yellow=True):
    bowl(0.72, 0.4, '#3f5c5f', at=at)
    grains = [rice_grain('#ece3cc')] + ([rice_grain('#f0b428', 'yellow rice')] if yellow else [])
    rice_heap(chance, 0.67, 0.3, (at[0], at[1], at[2] + 0.3), grains)


def _indian(chance, tones, pieces, cream=False):
    radius, height = 1.12, 0.52
    copper_pan(radius, height)
    surface = height * 0.68
    spots = chance.points_in_disc(12, radius * 0.7, 0.36)
    things = [_sauce(chance, radius * 0.905, surface, tones, spots if pieces else [], cream)]
    if pieces:
        for x, y in spots:
            half = np.array([chance.between(0.16, 0.22), chance.between(0.13, 0.18), chance.between(0.1, 0.15)])
            piece = chunk(chance, half, pieces, 0.25)
            things.append(place(piece, (x, y, surface + chance.between(0.05, 0.09)), (chance.between(-25, 25), chance.between(-25, 25), chance.between(0, 360))))
    top = top_of(*things)
    herbs = [herb(chance, chance.between(0.11, 0.16)) for _ in range(5)]
    strew(chance, herbs, [*chance.points_around(18, (0.05, 0), 0.2), *chance.points_in_disc(12, radius * 0.75, 0.2)], top, (0.75, 1.15), sink=-0.012, tilt=0.5)
    chilli = material('chilli', '#bd1c0f', roughness=0.18, wet=0.5)
    strew(chance, [ring(0.045, 0.012, 0.02, chilli)], chance.points_in_disc(8, radius * 0.6, 0.2), top, tilt=0.5)
    ginger = material('ginger', '#f0d797', roughness=0.3, soft=0.2, wet=0.2)
    strew(chance, [pattern(block('ginger', (0.1, 0.011, 0.009), 0.006, ginger, detail=5))], chance.points_around(14, (0, 0.05), 0.12), top, sink=-0.015, tilt=0.5)
    _rice(chance, (1.2, 1.1, 0))
    bread = place(flatbread(chance, 0.82, 0.6), (-1.0, 1.18, 0.1), (14, 0, 25))
    strew(chance, herbs, chance.points_around(12, (-1.0, 1.18), 0.22), top_of(bread), (0.3, 0.5), tilt=0.3)
    return {'above': 44, 'width': 3.95, 'middle': (0.08, 0.36, 0.22)}


CHICKEN = ('#8f370b', '#bf5f1a', '#dd9444')
LAMB = ('#30130a', '#5f2c16', '#88532e')


def tikka(chance):
    return _indian(chance, ('#8b2c0a', '#c75c19', '#e3893d', '#d7520c'), CHICKEN, cream=True)


def lamb(chance):
    return _indian(chance, ('#4b1007', '#86250d', '#aa411a', '#b43c0a'), LAMB)


def dal(chance):
    return _indian(chance, ('#a66a13', '#d1942e', '#e6b855', '#d58414'), None, cream=True)


def green(chance):
    """Thai green curry in a bowl, with aubergine, beans, basil and chilli."""
    radius, height = 1.15, 0.62
    bowl(radius, height, '#3b4a46', '#e8e2d4')
    surface = height * 0.72
    spots = chance.points_in_disc(11, radius * 0.66, 0.36)
    things = [_sauce(chance, radius * 0.93, surface, ('#7f8f4a', '#a9b46c', '#d3d79c', '#6f8f2c'), spots)]
    for x, y in spots:
        half = np.array([chance.between(0.15, 0.2), chance.between(0.12, 0.16), 0.1])
        things.append(place(chunk(chance, half, ('#cbb893', '#e6d8b8', '#f4ead2'), 0.0), (x, y, surface + 0.07), (chance.between(-25, 25), chance.between(-25, 25), chance.between(0, 360))))
    top = top_of(*things)
    bean = material('green bean', '#4f8a2c', roughness=0.25, wet=0.35, soft=0.15, vary=0.15)
    strew(chance, [pattern(block('bean', (0.19, 0.03, 0.028), 0.027, bean, detail=10))], chance.points_in_disc(18, radius * 0.75, 0.2), top, sink=-0.02, tilt=0.3)
    chilli = material('chilli', '#c4200f', roughness=0.16, wet=0.5)
    strew(chance, [ring(0.06, 0.016, 0.03, chilli)], chance.points_in_disc(12, radius * 0.7, 0.22), top, sink=-0.02, tilt=0.5)
    leaves = [leaf(chance, chance.between(0.3, 0.42), chance.between(0.1, 0.14), '#23661f', '#579a34') for _ in range(5)]
    for x, y in chance.points_around(9, (0.05, 0.05), 0.22):
        copy(chance.pick(leaves), (x, y, surface + 0.2 + chance.between(0, 0.1)), (chance.between(-20, 20), chance.between(-25, 0), chance.between(0, 360)))
    _rice(chance, (1.15, 1.15, 0), yellow=False)
    return {'above': 46, 'width': 3.6, 'middle': (0.2, 0.3, 0.25)}


KINDS = {'tikka': tikka, 'lamb': lamb, 'dal': dal, 'green': green}
