"""Bowls and baskets: salad, hummus with falafel, rice with toppings, jollof, dumplings, fried and grilled chicken, coffee."""
import numpy as np
from mathutils import Vector
from studio.colour import blend, scale
from studio.crockery import board, bowl, dip_bowl, plate
from studio.garnish import cherry_tomato_half, chunk, herb, lemon_wedge, rice_grain, rice_heap, ring, spring_onions
from studio.materials import glaze, material, wood
from studio.noise import around, flat, layered, noise, step
from studio.placing import copy, pattern, place, strew, top_of
from studio.shapes import TURN, block, cords, field, lump, sheet, turned


def _salad_leaf(chance, dark, light):
    own = chance.between(0, 60)

    def shape(u, v):
        side = v * 2 - 1
        half = 0.24 * np.sin(np.pi * np.clip(u, 0.02, 1) ** 0.7) ** 0.7 * (1 + 0.12 * np.sin(u * 21 + own))
        edge = np.abs(side) ** 2
        z = 0.16 * np.sin(u * 3 + own) + 0.07 * edge * noise(np.stack([u * 7 + own, side * 4, u * 0], axis=1)) + 0.1 * side**2
        tone = blend(blend(dark, light, 0.45 + 0.6 * noise(np.stack([u * 4 + own, side * 2, u * 0], axis=1))), '#cfe29a', np.exp(-((side / 0.06) ** 2)))
        return np.stack([u * 0.62, side * half, z], axis=1), tone, 0.36 + 0 * u

    return pattern(sheet('salad leaf', shape, material('salad leaf', wet=0.25, through=0.28), 34, 31))


def _slice(radius, thickness, skin, flesh, middle):
    """A round slice of cucumber or radish, as a pattern."""

    def shape(points, angle, u):
        q = np.hypot(points[:, 0], points[:, 1]) / radius
        tone = blend(flesh, middle, 1 - step(0.2, 0.5, q))
        return points, blend(tone, skin, step(0.9, 0.96, q)), 0.22 + 0 * q

    profile = [(0, thickness), (radius * 0.7, thickness), (radius * 0.97, thickness * 0.9), (radius, thickness / 2), (radius * 0.97, 0), (0, 0)]
    return pattern(turned('slice', profile, material('slice', soft=0.25, wet=0.3), shape, 50, 40))


def _crouton(chance):
    return pattern(chunk(chance, np.array([0.1, 0.09, 0.08]), ('#a8661c', '#d29a44', '#ecc884'), 0.1))


def _salad(chance, crockery='#e4dccb', leaf_count=90, red_leaves=2, things=None):
    """Leaves in a bowl with `things` on them: patterns, each with how many; tomato, cucumber, radish, olives and feta unless it says otherwise."""
    bowl(1.35, 0.62, crockery)
    leaves = [_salad_leaf(chance, '#3d7f22', '#8dbb45') for _ in range(5)] + [_salad_leaf(chance, '#5a1f33', '#7d7a35') for _ in range(red_leaves)]
    floor = field('floor', 1.25, lambda x, y, r, angle: 0.42 + 0.24 * np.maximum(1 - (r / 1.25) ** 2, 0), material('floor', '#2f5a1c'), 20, 40)
    for x, y in chance.points_in_disc(leaf_count, 1.14, 0.1):
        height = 0.46 + 0.26 * max(0.0, 1 - np.hypot(x, y) ** 2 / 1.5)
        copy(chance.pick(leaves), (x * 0.9, y * 0.9, height + chance.between(-0.04, 0.1)), (chance.between(-30, 30), chance.between(-35, 10), chance.between(0, 360)), chance.between(0.7, 1.1))
    top = top_of(floor)

    def raised(x, y):
        hit = top(x, y)
        return hit and (hit[0] + hit[1] * 0.24, hit[1])

    spots = chance.points_in_disc(70, 1.0, 0.17)
    tomato, cucumber, radish = cherry_tomato_half(chance, 0.15), _slice(0.16, 0.03, '#3f7d2a', '#d7e6a6', '#c6dd8e'), _slice(0.12, 0.022, '#c2315e', '#f8f1ec', '#f8f1ec')
    olive = pattern(lump('olive', lambda d: d * (0.09, 0.08, 0.08), material('olive', '#241820', roughness=0.2, wet=0.5), 24, 30))
    feta = [pattern(chunk(chance, np.array([0.1, 0.09, 0.07]), ('#f2ead8', '#f8f3e6', '#fdfaf2'), 0.0, material('feta', soft=0.25, relief=0.01))) for _ in range(3)]
    known = {'tomato': [tomato], 'cucumber': [cucumber], 'radish': [radish], 'olive': [olive], 'feta': feta}
    if things and 'crouton' in things:
        known['crouton'] = [_crouton(chance) for _ in range(3)]
    if things and 'chicken' in things:
        known['chicken'] = [pattern(chunk(chance, np.array([0.2, 0.12, 0.07]), ('#b9803f', '#d9ac6c', '#efd2a0'), 0.3)) for _ in range(4)]
    if things and 'grain' in things:
        known['grain'] = [pattern(lump('grain', lambda d: d * 0.04, material('grain', '#d9b478', roughness=0.4, soft=0.2, vary=0.15), 10, 12))]
    start = 0
    for name, count in (things or {'tomato': 12, 'cucumber': 14, 'radish': 12, 'olive': 10, 'feta': 14}).items():
        places = chance.points_in_disc(count, 1.0, 0.06) if name == 'grain' else spots[start : start + count]
        start += 0 if name == 'grain' else count
        strew(chance, known[name], places, raised, (0.85, 1.1), sink=-0.05 if name == 'feta' else -0.03, tilt=0.45)
    strew(chance, [herb(chance, 0.1)], chance.points_in_disc(24, 1.0, 0.15), raised, sink=-0.1, tilt=0.6)
    return {'above': 46, 'width': 3.2, 'middle': (0, 0, 0.35)}


FALAFEL = ((-0.62, -0.86), (-0.28, -1.0), (0.08, -1.04), (-0.46, -0.72), (0.44, -0.96))


def _dip(chance, dark, light, oil, falafel=False, bits='#dcb470', crockery='#35606b', dusted=True):
    """A dip spread in a spiral with oil, bits and herbs, and falafel beside it; `bits` is the colour of chickpeas, nuts or seeds."""
    plate(1.35, crockery, 0.2)
    own = chance.between(0, 20)

    def surface(x, y, r, angle):
        groove = np.sin((r * 3.4 - angle / TURN + 0.08 * noise(flat(x * 3, y * 3, own))) * TURN)
        z = 0.15 + 0.045 * groove * step(0.1, 0.3, r) + 0.05 * step(0.75, 0.95, r / 1.0) - 0.12 * step(0.93, 1.0, r) + 0.01 * noise(flat(x * 9, y * 9))
        pool = step(0.1, 0.5, -groove) * step(0.12, 0.25, r) * (1 - step(0.72, 0.86, r))
        tone = blend(blend(dark, light, 0.5 + 0.4 * groove), oil, 0.7 * pool)
        paprika = step(0.12, 0.3, noise(flat(x * 30, y * 30))) * np.exp(-(((x + y - 0.1) / 0.22) ** 2)) * (1 - step(0.7, 0.85, r))
        return z, blend(tone, '#a4320f', 0.75 * paprika * dusted), np.where(pool > 0.4, 0.12, 0.5)

    dip = field('hummus', 1.0, surface, material('hummus', soft=0.1, wet=0.08), 150, 300)
    top = top_of(dip)
    pea = pattern(lump('chickpea', lambda d: d * 0.062 * (1 + 0.12 * noise(d * 2))[:, None], material('bit' + bits, bits, roughness=0.4, soft=0.2, vary=0.1), 16, 22))
    strew(chance, [pea], chance.points_around(22, (0.05, 0.05), 0.12), top, sink=-0.04, tilt=0.3)
    strew(chance, [herb(chance, 0.09) for _ in range(4)], chance.points_around(16, (0.0, 0.05), 0.26), top, sink=-0.04, tilt=0.5)
    crust = material('falafel', soft=0.06, relief=0.04, relief_size=40)
    for x, y in FALAFEL if falafel else ():
        start = chance.between(0, 50)

        def ball(direction, start=start):
            rough = layered(direction + start, 5, 4)
            points = direction * (0.2, 0.2, 0.17) * (1 + 0.06 * rough + 0.05 * np.abs(layered(direction + start, 13, 3)))[:, None]
            return points, scale(np.clip(0.5 + rough, 0, 1), (0, '#4a2a0f'), (0.5, '#7d4b1c'), (1, '#a9702f')), 0.55 + 0 * rough

        place(lump('falafel', ball, crust, 70, 100), (x, y, 0.3), [chance.between(0, 90) for _ in range(3)])
    return {'above': 46, 'width': 3.15, 'middle': (0, -0.08, 0.15)}


def hummus(chance):
    return _dip(chance, '#e3c68f', '#efd9ac', '#b98a1f', falafel=True)


def _spread(*how, **more):
    return lambda chance: _dip(chance, *how, **more)


def stone_bowl(chance):
    """Bibimbap: rice hidden under sectors of vegetables and meat, an egg in the middle."""
    bowl(1.2, 0.62, '#1d1e20', '#2a2b2e')
    base = field('rice', 1.1, lambda x, y, r, angle: 0.5 + 0.1 * np.maximum(1 - (r / 1.1) ** 2, 0), material('rice base', '#e8e0cd', roughness=0.5), 30, 60)
    base.location.z = 0
    sectors = (
        ('#e27a22', 0.012, 0.3, 70), ('#2f5e22', 0.022, 0.26, 46), ('#f0e6cf', 0.02, 0.2, 60),
        ('#5b2f18', 0.03, 0.2, 40), ('#7da83c', 0.014, 0.26, 60), ('#8a5a34', 0.024, 0.2, 46),
    )
    for number, (tone, thickness, length, count) in enumerate(sectors):
        middle = number * TURN / 6 + 0.3
        lines = []
        for _ in range(count):
            r, turn = 0.32 + 0.66 * np.sqrt(chance.between(0.02, 1)), middle + chance.between(-0.46, 0.46)
            x, y, lean = r * np.cos(turn), r * np.sin(turn), middle + chance.around(0, 0.5)
            height = 0.6 + 0.06 * chance.between(0, 1) + 0.1 * (1 - (r / 1.1) ** 2)
            lines.append(np.array([(x + (t - 0.5) * length * np.cos(lean), y + (t - 0.5) * length * np.sin(lean), height + 0.03 * np.sin(3 * t + turn * 5)) for t in np.linspace(0, 1, 6)]))
        cords('strips', lines, thickness, material('strip' + tone, tone, roughness=0.3, soft=0.18, wet=0.25, vary=0.12))

    def egg(u, v):
        angle = v * TURN
        r = u * 0.44 * (1 + 0.12 * noise(around(angle, 1.6, 4)) + 0.04 * noise(around(angle, 5)))
        dome = 0.14 * np.sqrt(np.maximum(1 - (u / 0.42) ** 2, 0))
        tone = blend('#fdf8ee', '#c98a3c', 0.8 * step(0.93, 1, u + 0.03 * noise(around(angle, 6))))
        return np.stack([r * np.cos(angle), r * np.sin(angle), 0.02 * (1 - u**4) + dome], axis=1), blend(tone, '#f2980f', 1 - step(0.38, 0.42, u)), np.where(u < 0.4, 0.14, 0.3)

    place(sheet('egg', egg, material('egg', soft=0.3, soft_depth=0.06, wet=0.3), 60, 110, closed=True), (0, 0, 0.74))
    red = material('chilli paste', '#b3200f', roughness=0.25, wet=0.4, soft=0.15)
    place(lump('chilli paste', lambda d: d * (0.14, 0.13, 0.07) * (1 + 0.15 * layered(d, 3))[:, None], red), (0.2, -0.55, 0.74))
    dip_bowl(0.3, '#3a3d40', (1.3, -0.75, 0), material('kimchi', '#c2431c', grain='#e0a070', roughness=0.3, wet=0.35, relief=0.05, relief_size=12))
    return {'above': 48, 'width': 3.35, 'middle': (0.2, -0.06, 0.35)}


def jollof(chance):
    plate(1.5, '#efe6d5', 0.16)
    grains = [rice_grain('#d9692a'), rice_grain('#b94a16', 'dark rice'), rice_grain('#e8873f', 'light rice')]
    rice_heap(chance, 0.98, 0.5, (-0.12, 0.18, 0.07), grains, 3600)
    for x, y, turn, size in ((0.5, -0.35, -30, 1.0), (0.86, 0.1, 20, 0.95), (0.3, -0.78, 10, 0.9)):
        drumstick(chance, (x, y, 0.33), (8, -6, turn), size, ('#4a1e0a', '#8f4a18', '#c17a30'))
    for number in range(5):
        own = chance.between(0, 30)

        def plantain(u, v, own=own):
            angle = v * TURN
            x, y = 0.26 * u * np.cos(angle), 0.15 * u * np.sin(angle)
            rough = layered(flat(x, y, own), 12, 3)
            tone = blend(blend('#e5a52f', '#c97a1a', 0.5 + rough), '#5d2a0c', 0.8 * step(0.8, 0.98, u) + 0.5 * step(0.2, 0.5, rough))
            return np.stack([x, y, 0.02 * rough + 0.03 * u**2], axis=1), tone, 0.3 + 0 * u

        place(sheet('plantain', plantain, material('plantain', soft=0.15, wet=0.3), 24, 60, closed=True, thickness=0.06), (-0.85 + 0.18 * number, -0.72 - 0.03 * number, 0.2 + 0.03 * (number % 2)), (16, -12, 30 + 20 * number))
    pepper = material('pepper', '#c2271a', roughness=0.22, wet=0.4, soft=0.15)
    loop = ring(0.12, 0.02, 0.05, pepper)
    spots = chance.points_in_disc(10, 0.7, 0.3) + (-0.12, 0.18)
    for x, y in spots:
        far = np.hypot(x + 0.12, y - 0.18) / 0.98
        copy(loop, (x, y, 0.09 + 0.5 * max(0.0, 1 - far**2.2)), (chance.between(-20, 20), chance.between(-20, 20), 0), chance.between(0.6, 1))
    herbs = [herb(chance, 0.1) for _ in range(3)]
    for x, y in chance.points_in_disc(18, 0.75, 0.18) + (-0.12, 0.18):
        far = np.hypot(x + 0.12, y - 0.18) / 0.98
        copy(chance.pick(herbs), (x, y, 0.1 + 0.5 * max(0.0, 1 - far**2.2)), (chance.between(-30, 30), chance.between(-30, 30), chance.between(0, 360)))
    return {'above': 42, 'width': 3.25, 'middle': (0, -0.04, 0.2)}


def drumstick(chance, at, turn, size, tones, crumbs=0.0):
    """A chicken leg along x; `crumbs` is the height of a breaded crust."""
    own = chance.between(0, 60)

    def meat(u, v):
        angle = v * TURN
        outline = np.interp(u, [0, 0.04, 0.18, 0.4, 0.62, 0.8, 0.93, 1], [0, 0.13, 0.25, 0.27, 0.2, 0.12, 0.085, 0.0])
        along = (u - 0.45) * 1.05
        points = np.stack([along, outline * np.cos(angle), outline * np.sin(angle) * 0.9], axis=1)
        rough = layered(points + own, 4.5, 4)
        outward = np.stack([0 * u, np.cos(angle), np.sin(angle)], axis=1)
        points += outward * ((0.02 + 0.2 * crumbs) * rough * np.minimum(outline * 8, 1))[:, None]
        points += outward * (crumbs * np.abs(layered(points + own, 15, 3, 3)))[:, None]
        tone = scale(np.clip(0.5 + 0.9 * rough, 0, 1), (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
        scorched = step(0.15, 0.42, layered(points + own, 6, 3, 5) + 0.25 * np.sin(angle) - 0.06) * (crumbs == 0)
        return points, blend(tone, '#241006', 0.75 * scorched), np.clip(0.3 + 0.2 * rough + 2 * crumbs, 0.15, 0.7)

    leg = sheet('leg', meat, material('chicken' + ('crust' if crumbs else ''), soft=0.1, wet=0.1 if crumbs else 0.4, relief=0.03 if crumbs else 0.012, relief_size=40), 120, 80, closed=True)
    place(leg, at, turn, size)
    bone = sheet('bone', lambda u, v: (np.stack([0.5 + 0.24 * u, 0.06 * (1 + 0.5 * step(0.7, 0.95, u)) * np.sqrt(np.maximum(1 - step(0.94, 1, u) ** 2, 0)) * np.cos(v * TURN), 0.06 * (1 + 0.5 * step(0.7, 0.95, u)) * np.sqrt(np.maximum(1 - step(0.94, 1, u) ** 2, 0)) * np.sin(v * TURN)], axis=1),), material('bone', '#efdfc2', roughness=0.5, soft=0.15), 30, 30, closed=True)
    place(bone, at, turn, size)
    return leg


def grilled_chicken(chance):
    board(2.9, 2.1)
    tones = ('#7a2c0c', '#bd5a18', '#de8d35')
    legs = [drumstick(chance, at, turn, 1.05, tones) for at, turn in (((-0.4, 0.25, 0.36), (10, 0, 150)), ((0.25, 0.2, 0.4), (0, -8, 20)), ((-0.15, -0.32, 0.36), (0, 0, -20)), ((0.5, -0.2, 0.34), (15, 0, 200)))]
    top = top_of(*legs)
    strew(chance, [herb(chance, 0.09) for _ in range(4)], chance.points_in_disc(26, 0.75, 0.12), top, (0.5, 1.0), tilt=0.4)
    chilli = material('chilli', '#c2200f', roughness=0.18, wet=0.5)
    strew(chance, [ring(0.05, 0.014, 0.022, chilli)], chance.points_in_disc(12, 0.7, 0.2), top, tilt=0.4)
    dip_bowl(0.28, '#f2ece0', (1.06, 0.6, 0.1), material('peri sauce', '#cf4a17', grain='#a82a0c', roughness=0.25, wet=0.35, relief=0.02, relief_size=25))
    copy(lemon_wedge(), (-1.05, -0.6, 0.31), (0, 0, 20))
    copy(lemon_wedge(), (-1.1, 0.66, 0.31), (0, 0, 80))
    return {'above': 38, 'width': 3.3, 'middle': (0, 0, 0.25)}


def fried_chicken(chance):
    board(2.9, 2.1)
    own = chance.between(0, 30)

    def paper(u, v):
        x, y = (u - 0.5) * 2.3, (v - 0.5) * 1.7
        check = ((np.floor(x * 8) % 2 == 0).astype(float) + (np.floor(y * 8) % 2 == 0).astype(float)) / 2
        return np.stack([x, y, 0.11 + 0.04 * noise(flat(x * 2, y * 2, own))], axis=1), blend('#fbf6ec', '#c8352a', 0.85 * check), 0.8 + 0 * u

    place(sheet('paper', paper, material('paper'), 160, 160), turn=(0, 0, 8))
    tones = ('#8a4a12', '#c07a24', '#e3aa4a')
    places = (((-0.45, 0.3, 0.42), (0, 0, 160)), ((0.3, 0.34, 0.42), (0, -6, 30)), ((0.02, -0.28, 0.42), (0, 0, -15)), ((-0.1, 0.12, 0.78), (0, -10, 70)), ((0.55, -0.14, 0.44), (0, 0, 200)))
    legs = [drumstick(chance, at, turn, 1.1, tones, crumbs=0.07) for at, turn in places]
    strew(chance, spring_onions(chance), chance.points_in_disc(22, 0.6, 0.12), top_of(*legs), sink=-0.02, tilt=0.5)
    dip_bowl(0.28, '#2f3336', (1.06, -0.55, 0.1), material('glaze sauce', '#a3200f', roughness=0.15, wet=0.5))
    pickle = pattern(block('pickled radish', (0.07, 0.07, 0.06), 0.014, material('pickled radish', '#f4f0e4', roughness=0.25, soft=0.3, wet=0.3), detail=8))
    for x, y in chance.points_around(14, (-1.02, -0.55), 0.11):
        copy(pickle, (x, y, 0.17 + chance.between(0, 0.12)), [chance.between(0, 90) for _ in range(3)])
    return {'above': 36, 'width': 3.3, 'middle': (0, -0.02, 0.3)}


def dumplings(chance):
    """Steamed dumplings in a bamboo basket."""
    bamboo = wood('#d9b06a', '#b3823f')
    profile = [(1.18, 0.46), (1.26, 0.47), (1.28, 0.4), (1.27, 0.02), (1.18, 0), (1.16, 0.1), (1.17, 0.4), (1.18, 0.46)]
    turned('basket', profile, bamboo, columns=160, rows=80)
    for height in (0.1, 0.38):
        loop = [(1.275 * np.cos(t), 1.275 * np.sin(t), height) for t in np.linspace(0, TURN, 60)]
        cords('band', [np.array(loop)], 0.03, bamboo)
    for number in range(13):
        x = -1.05 + 0.175 * number
        half = np.sqrt(max(0.01, 1.16**2 - x**2))
        place(block('slat', (0.075, half, 0.015), 0.01, bamboo, detail=8), (x, 0, 0.12))
    dough = material('dough', soft=0.3, soft_depth=0.07, wet=0.15)
    for number, (x, y) in enumerate([(0, 0), *[(0.72 * np.cos(t), 0.72 * np.sin(t)) for t in np.linspace(0.3, 0.3 + TURN, 7)[:-1]]]):
        own = chance.between(0, 30)

        def bun(direction, own=own):
            px, py, up = direction.T
            angle = np.arctan2(py, px)
            pleat = np.cos(angle * 12 + 5 * up + own) * step(0.1, 0.75, up) * (1 - step(0.96, 1, up))
            r = 0.32 * (1 + 0.07 * pleat)
            z = np.where(up > 0, 0.27 * up + 0.06 * step(0.85, 1, up), 0.13 * up)
            return np.stack([px * r, py * r, z], axis=1), blend('#f4ead6', '#e3d0aa', 0.5 - 0.5 * pleat), 0.36 + 0 * px

        place(lump('bun', bun, dough, 90, 140), (x, y, 0.25), (0, 0, chance.between(0, 360)))
    dip_bowl(0.3, '#22314a', (1.35, -0.95, 0), material('soy', '#1c0d07', roughness=0.06, wet=0.6))
    strew(chance, [ring(0.045, 0.012, 0.02, material('chilli', '#c2200f', roughness=0.18, wet=0.5))], chance.points_around(7, (1.35, -0.95), 0.1), lambda x, y: (Vector((x, y, 0.185)), Vector((0, 0, 1))))
    return {'above': 44, 'width': 3.45, 'middle': (0.14, -0.14, 0.2)}


def _cup(chance, blue='#3d7f86', drink=('#7a3f16', '#a8642a', '#5e2d10'), foamed=1.0, leaf_tone='#f6e6cd', beans=True):
    """A hot drink; `drink`: dark, light, rim; `foamed` is how much of a leaf of milk is poured on it."""
    plate(1.25, blue, 0.12)
    wall = [(0.72, 0.78), (0.75, 0.795), (0.765, 0.77), (0.72, 0.5), (0.55, 0.2), (0.4, 0.1), (0.38, 0.06), (0, 0.06)]
    turned('cup', wall, glaze(blue), columns=160, rows=120)
    turned('cup lining', [(0, 0.2), (0.4, 0.25), (0.62, 0.5), (0.72, 0.78)], glaze('#f2ece2'), columns=120)
    reach = [(0.7, 0, 0.66), (0.92, 0, 0.7), (1.04, 0, 0.56), (0.95, 0, 0.36), (0.62, 0, 0.3)]
    cords('handle', [np.array(reach)], 0.055, glaze(blue))

    def foam(x, y, r, angle):
        # The rosetta: leaves of milk around a stem, a heart at the far end.
        across = np.abs(x) / 0.62
        along = y / 0.62
        body = (across < 0.85 * np.sqrt(np.maximum(0, 1 - (along * 1.05) ** 2)))
        ripple = np.sin((along * 1.0 + 0.75 * across**1.2) * 26)
        milk = step(-0.1, 0.35, ripple) * body * step(-0.8, -0.55, along) * (1 - step(0.35, 0.45, along))
        stem = np.exp(-((x / 0.025) ** 2)) * step(-0.85, -0.7, along) * (1 - step(0.5, 0.6, along))
        heart = 1 - step(0.2, 0.26, np.hypot(x * 0.95, y - 0.34 - 0.35 * np.abs(x)))
        crema = blend(drink[0], drink[1], 0.5 + layered(flat(x, y), 6, 3))
        tone = blend(crema, drink[2], 0.6 * step(0.88, 1, r / 0.68))
        white = foamed * np.clip(np.maximum(milk * (1 - stem), heart), 0, 1)
        return 0.012 * white + 0.02 * step(0.93, 1, r / 0.68), blend(tone, leaf_tone, white), 0.3 + 0 * x

    field('foam', 0.69, foam, material('foam', soft=0.2, wet=0.1), 180, 320).location.z = 0.71
    bean = material('coffee bean', '#3a1d0e', roughness=0.35, wet=0.2, vary=0.15)

    def shape(direction):
        x, y, up = direction.T
        return np.stack([x * 0.095, y * 0.07, np.maximum(up, -0.3) * 0.055 - 0.02 * np.exp(-((y / 0.12) ** 2)) * (up > 0)], axis=1)

    one = pattern(lump('bean', shape, bean, 30, 40))
    for x, y in ((-1.25, -0.8), (-1.05, -0.95), (-1.32, -0.55), (1.2, -0.9), (1.36, -0.72)) if beans else ():
        copy(one, (x, y, 0.03), (chance.between(-20, 20), chance.between(-20, 20), chance.between(0, 360)), 1.1)
    biscuit = chunk(chance, np.array([0.3, 0.1, 0.07]), ('#a8682c', '#cf9449', '#e6bd7c'), 0.0, material('biscuit', relief=0.03, relief_size=30))
    place(biscuit, (-0.92, -0.28, 0.2), (12, 0, 70))
    return {'above': 44, 'width': 3.1, 'middle': (0, -0.08, 0.3)}


def _drink(*how, **more):
    return lambda chance: _cup(chance, *how, **more)


KINDS = {
    'salad': _salad,
    'greek-salad': lambda chance: _salad(chance, '#2b5c86', 34, 0, {'tomato': 20, 'cucumber': 18, 'olive': 12, 'feta': 18}),
    'caesar-salad': lambda chance: _salad(chance, '#efe6d5', 100, 0, {'crouton': 16, 'chicken': 12, 'feta': 10}),
    'grain-salad': lambda chance: _salad(chance, '#8a4b2c', 40, 1, {'grain': 260, 'tomato': 12, 'cucumber': 14, 'feta': 8}),
    'shepherd-salad': lambda chance: _salad(chance, '#3d7f86', 26, 0, {'tomato': 26, 'cucumber': 28, 'radish': 6}),
    'hummus': hummus,
    'beetroot-hummus': _spread('#8f1440', '#c23a6c', '#7a2a1a'),
    'yogurt-dip': _spread('#dcd6c0', '#f6f2e2', '#a8a02c', bits='#7fa03c', crockery='#2b4a63', dusted=False),
    'guacamole': _spread('#54801f', '#9cbf52', '#6f9a2c', bits='#c23a1e', crockery='#8a4b2c', dusted=False),
    'smoked-aubergine': _spread('#8f7448', '#c2a674', '#a07818', bits='#9c1836', crockery='#e4ddd0'),
    'pink-roe': _spread('#dc8a74', '#f2b7a2', '#d98a3c', bits='#e0a038', crockery='#3d7f86', dusted=False),
    'walnut-and-pepper': _spread('#7a220c', '#b84a20', '#8a1e08', bits='#b98a54', crockery='#e4ddd0', dusted=False),
    'bibimbap': stone_bowl,
    'jollof': jollof,
    'grilled-chicken': grilled_chicken,
    'fried-chicken': fried_chicken,
    'dumplings': dumplings,
    'flat-white': _cup,
    'cappuccino': _drink('#b5482c', ('#efdfc2', '#f8ecd6', '#8a4f22'), 1.0, '#7a4420'),
    'espresso': _drink('#e9e2d4', ('#3d1c0a', '#6e3a18', '#9a6430'), 0.0),
    'hot-chocolate': _drink('#8a3f4f', ('#3a1a0c', '#5c2e16', '#2a1208'), 0.8, '#e6c9a4', beans=False),
    'matcha': _drink('#2f4a3c', ('#5f7f26', '#93ad48', '#4a661c'), 1.0, '#e6ecc4', beans=False),
    'chai': _drink('#c98a2c', ('#a8703c', '#cf9c64', '#86542a'), 0.0, beans=False),
}
