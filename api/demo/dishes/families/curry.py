"""Curries: a sauce with pieces in it in a copper pan or a bowl, with rice and bread beside it."""
import numpy as np
from studio.colour import blend, scale
from studio.crockery import bowl, copper_pan
from studio.garnish import chunk, flatbread, herb, leaf, rice_grain, rice_heap, ring
from studio.materials import material
from studio.noise import flat, layered, noise, step
from studio.placing import copy, pattern, place, strew, top_of
from studio.shapes import TURN, block, field
from studio.toppings import bean, chickpea, dice, pea, prawn


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


def _indian(chance, tones, pieces, cream=False, more=None):
    """`more` gives patterns of what lies in the sauce besides or instead of the pieces, and how many."""
    radius, height = 1.12, 0.52
    copper_pan(radius, height)
    surface = height * 0.68
    spots = chance.points_in_disc(12, radius * 0.7, 0.36)
    things = [_sauce(chance, radius * 0.905, surface, tones, spots if pieces else [], cream)]
    if pieces:
        for x, y in spots:
            half = np.array([chance.between(0.16, 0.22), chance.between(0.13, 0.18), chance.between(0.1, 0.15)])
            piece = chunk(chance, half, pieces, 0.05 if pieces in PALE else 0.2, unevenness=0.2 if pieces in PALE else 0.42)
            things.append(place(piece, (x, y, surface + chance.between(0.05, 0.09)), (chance.between(-25, 25), chance.between(-25, 25), chance.between(0, 360))))
    top = top_of(*things)
    if more:
        patterns, count = more(chance)
        strew(chance, patterns, chance.points_in_disc(count, radius * 0.78, 0.13 if count > 30 else 0.22), top, sink=-0.015, tilt=0.6)
    herbs = [herb(chance, chance.between(0.11, 0.16)) for _ in range(5)]
    strew(chance, herbs, [*chance.points_around(18, (0.05, 0), 0.2), *chance.points_in_disc(12, radius * 0.75, 0.2)], top, (0.75, 1.15), sink=-0.012, tilt=0.5)
    chilli = material('chilli', '#bd1c0f', roughness=0.18, wet=0.5)
    strew(chance, [ring(0.045, 0.012, 0.02, chilli)], chance.points_in_disc(8, radius * 0.6, 0.2), top, tilt=0.5)
    ginger = material('ginger', '#f0d797', roughness=0.3, soft=0.2, wet=0.2)
    strew(chance, [pattern(block('ginger', (0.1, 0.011, 0.009), 0.006, ginger, detail=5))], chance.points_around(14, (0, 0.05), 0.12), top, sink=-0.015, tilt=0.5)
    _rice(chance, (1.25, 1.42, 0))
    bread = place(flatbread(chance, 0.82, 0.6), (-1.0, 1.18, 0.1), (14, 0, 25))
    strew(chance, herbs, chance.points_around(12, (-1.0, 1.18), 0.22), top_of(bread), (0.3, 0.5), tilt=0.3)
    return {'above': 44, 'width': 3.95, 'middle': (0.1, 0.46, 0.22)}


CHICKEN = ('#8f370b', '#bf5f1a', '#dd9444')
TOFU = ('#cbb893', '#e6d8b8', '#f4ead2')
PANEER = ('#e3cf9f', '#f3e6c6', '#fbf3df')
PALE = (TOFU, PANEER)
LAMB = ('#52240f', '#8f4d26', '#bd8350')


def tikka(chance):
    return _indian(chance, ('#8b2c0a', '#c75c19', '#e3893d', '#d7520c'), CHICKEN, cream=True)


def lamb(chance):
    return _indian(chance, ('#4b1007', '#86250d', '#aa411a', '#b43c0a'), LAMB)


def dal(chance):
    return _indian(chance, ('#a66a13', '#d1942e', '#e6b855', '#d58414'), None, cream=True)


def _in_bowl(chance, tones, pieces, crockery=('#3b4a46', '#e8e2d4')):
    """A curry or stew in a bowl; its surface, for what lies on it, and the height of its sauce."""
    radius, height = 1.15, 0.62
    bowl(radius, height, *crockery)
    surface = height * 0.72
    spots = chance.points_in_disc(11, radius * 0.66, 0.36)
    things = [_sauce(chance, radius * 0.93, surface, tones, spots)]
    for x, y in spots:
        half = np.array([chance.between(0.15, 0.2), chance.between(0.12, 0.16), 0.1])
        piece = chunk(chance, half, pieces, 0.0 if pieces in PALE else 0.2, unevenness=0.2 if pieces in PALE else 0.42)
        things.append(place(piece, (x, y, surface + 0.07), (chance.between(-25, 25), chance.between(-25, 25), chance.between(0, 360))))
    return top_of(*things), surface


def _beans(chance, top):
    bean = material('green bean', '#4f8a2c', roughness=0.25, wet=0.35, soft=0.15, vary=0.15)
    strew(chance, [pattern(block('bean', (0.19, 0.03, 0.028), 0.027, bean, detail=10))], chance.points_in_disc(18, 0.86, 0.2), top, sink=-0.02, tilt=0.3)


def _chilli_rings(chance, top, count=12):
    chilli = material('chilli', '#c4200f', roughness=0.16, wet=0.5)
    strew(chance, [ring(0.06, 0.016, 0.03, chilli)], chance.points_in_disc(count, 0.8, 0.22), top, sink=-0.02, tilt=0.5)


def _thai(chance, tones, pieces, more=None):
    """With beans, basil and chilli."""
    top, surface = _in_bowl(chance, tones, pieces)
    if more:
        patterns, count = more(chance)
        strew(chance, patterns, chance.points_in_disc(count, 0.85, 0.2), top, sink=-0.02, tilt=0.6)
    else:
        _beans(chance, top)
    _chilli_rings(chance, top)
    leaves = [leaf(chance, chance.between(0.3, 0.42), chance.between(0.1, 0.14), '#23661f', '#579a34') for _ in range(5)]
    for x, y in chance.points_around(9, (0.05, 0.05), 0.22):
        copy(chance.pick(leaves), (x, y, surface + 0.2 + chance.between(0, 0.1)), (chance.between(-20, 20), chance.between(-25, 0), chance.between(0, 360)))
    _rice(chance, (1.2, 1.52, 0), yellow=False)
    return {'above': 46, 'width': 3.75, 'middle': (0.2, 0.42, 0.25)}


def green(chance):
    return _thai(chance, ('#7f8f4a', '#a9b46c', '#d3d79c', '#6f8f2c'), TOFU)


def red(chance):
    return _thai(chance, ('#9a2f10', '#cf5f28', '#eba06a', '#c23a0c'), TOFU)


def _stew(chance, tones, pieces, garnish, crockery):
    """Pieces in a thick gravy with rice beside them; `garnish` is the colour of diced vegetables among the meat."""
    top, _ = _in_bowl(chance, tones, pieces, crockery)
    dice = material('dice' + garnish, garnish, roughness=0.3, soft=0.2, wet=0.3, vary=0.12)
    strew(chance, [pattern(block('dice', (0.07, 0.065, 0.06), 0.03, dice, detail=8))], chance.points_in_disc(12, 0.8, 0.24), top, sink=0.01, tilt=0.4)
    strew(chance, [herb(chance, chance.between(0.1, 0.15)) for _ in range(5)], [*chance.points_around(14, (0.05, 0), 0.2), *chance.points_in_disc(12, 0.82, 0.2)], top, (0.75, 1.15), sink=-0.012, tilt=0.5)
    _rice(chance, (1.2, 1.52, 0), yellow=False)
    return {'above': 46, 'width': 3.75, 'middle': (0.2, 0.42, 0.25)}


def goat(chance):
    """Caribbean curry goat: yellow with turmeric, with carrot."""
    return _stew(chance, ('#7d4a0d', '#b57a1c', '#d6a341', '#a86a0a'), LAMB, '#e5842a', ('#2f5d4f', '#e8e2d4'))


def peanut(chance):
    """West African peanut stew: red brown and thick, with sweet potato."""
    return _stew(chance, ('#7a2f0e', '#b0582a', '#cf8550', '#b8400e'), CHICKEN, '#e8893a', ('#8a4b2c', '#e8dcc6'))


def paneer(chance):
    """Spinach with cubes of cheese."""
    return _indian(chance, ('#26330b', '#455312', '#717a30', '#3a450c'), PANEER)


def _chickpeas(chance):
    return [chickpea()], 70


def _peas(chance):
    return [pea(size=0.06)], 60


def _kidney_beans(chance):
    return [bean('#5a1f16')], 46


def _prawns(chance):
    return [prawn(chance, 0.36) for _ in range(3)], 13


def _peppers(chance):
    return [dice('#3f8a2a', (0.13, 0.1, 0.025)), dice('#c4281b', (0.13, 0.1, 0.025))], 20


def _potatoes(chance):
    return [pattern(chunk(chance, np.array([0.16, 0.14, 0.12]), ('#b5813a', '#cfa05a', '#e0bd80'), 0.1, unevenness=0.3)) for _ in range(3)], 10


def _nuts(chance):
    return [dice('#d9ac6a', (0.06, 0.035, 0.03))], 26


def _kind(build, *how, **more):
    return lambda chance: build(chance, *how, **more)


FISH = ('#e6cda4', '#f2e2c4', '#f9f0de')
BEEF = ('#3d1a0b', '#6e3a1c', '#99623a')
BLACK, RED_CLAY, WHITE, BLUE = ('#1d1e20', '#2a2b2e'), ('#8a4b2c', '#e8dcc6'), ('#e4ddd0', '#f2ece0'), ('#2b4a63', '#e8e2d4')

KINDS = {
    'butter': _kind(_indian, ('#a5430f', '#d8742c', '#ec9f5c', '#dc6414'), CHICKEN, cream=True),
    'korma': _kind(_indian, ('#b98a3f', '#dcb673', '#ecd3a0', '#cf9a45'), CHICKEN, cream=True, more=_nuts),
    'jalfrezi': _kind(_indian, ('#6d1d06', '#a83a10', '#c8641f', '#b8480c'), CHICKEN, more=_peppers),
    'madras': _kind(_indian, ('#5c1605', '#98300c', '#b9501c', '#b03a08'), CHICKEN),
    'vindaloo': _kind(_indian, ('#4f0c05', '#8a1a0a', '#ad3413', '#a82406'), LAMB, more=_potatoes),
    'dhansak': _kind(_indian, ('#8a4c0e', '#b97a22', '#d39c40', '#b06810'), LAMB),
    'bhuna': _kind(_indian, ('#3f1608', '#6e2c0f', '#91491c', '#8a360a'), LAMB, more=_peppers),
    'chana': _kind(_indian, ('#7a370c', '#a85c1c', '#c4803a', '#a8520c'), None, more=_chickpeas),
    'black-dal': _kind(_indian, ('#2b120a', '#4a2413', '#6b3b20', '#5a260c'), None, cream=True, more=_kidney_beans),
    'mattar-paneer': _kind(_indian, ('#96350c', '#c5651f', '#dc8f48', '#cc5c10'), PANEER, more=_peas),
    'saag-lamb': _kind(_indian, ('#233009', '#41500f', '#66702a', '#38430a'), LAMB),
    'prawn-malabar': _kind(_indian, ('#a8640f', '#d6962c', '#e8b95a', '#cf8414'), None, more=_prawns),
    'panang': _kind(_thai, ('#8f3a12', '#bd6530', '#d99764', '#b4420e'), BEEF, more=_nuts),
    'massaman': _kind(_thai, ('#6e3a14', '#9c6430', '#bd8c58', '#94500f'), BEEF, more=_potatoes),
    'yellow': _kind(_thai, ('#b07c14', '#d9aa3c', '#ebca74', '#cf9418'), CHICKEN, more=_potatoes),
    'jungle': _kind(_thai, ('#6d2408', '#9a4a18', '#b8703a', '#8a340a'), CHICKEN),
    'brown-stew': lambda chance: _stew(chance, ('#35150a', '#5c2a12', '#7d4522', '#6b300c'), CHICKEN, '#e5842a', BLUE),
    'oxtail': lambda chance: _stew(chance, ('#2a1008', '#4a2110', '#6b3a1e', '#5a280c'), BEEF, '#ead9b0', ('#2f5d4f', '#e8e2d4')),
    'chicken': lambda chance: _stew(chance, ('#8a5a0e', '#bd8a22', '#d8ad48', '#b07a10'), CHICKEN, '#e2c25a', BLUE),
    'bourguignon': lambda chance: _stew(chance, ('#2c0d0a', '#4f1c14', '#703427', '#5c200f'), BEEF, '#e5842a', WHITE),
    'vegetables': lambda chance: _stew(chance, ('#8f5a0c', '#bf8a20', '#d8ac46', '#b0740c'), ('#c9862c', '#e0a94a', '#efc97a'), '#5c9a2a', RED_CLAY),
    'red-stew': lambda chance: _stew(chance, ('#6e1206', '#a3260c', '#c2481c', '#b8300a'), CHICKEN, '#c2271a', ('#3b4a46', '#e8e2d4')),
    'kimchi': lambda chance: _stew(chance, ('#8a1c06', '#b93c12', '#d4602c', '#c8400c'), TOFU, '#4f8a2c', BLACK),
    'mapo-tofu': lambda chance: _stew(chance, ('#5c1206', '#94260c', '#b84a1c', '#b02e08'), TOFU, '#5c2f14', BLACK),
    'black-bean': lambda chance: _stew(chance, ('#1f0d06', '#3a1c0c', '#5a331a', '#42200a'), BEEF, '#3f8a2a', WHITE),
    'fish': lambda chance: _stew(chance, ('#a35c10', '#cf8a2c', '#e4b05c', '#c87814'), FISH, '#c4281b', RED_CLAY),
    'tikka': tikka,
    'lamb': lamb,
    'dal': dal,
    'paneer': paneer,
    'green': green,
    'red': red,
    'goat': goat,
    'peanut': peanut,
}
