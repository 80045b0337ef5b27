"""
blender -b --python render.py -- pizza:margherita noodle-soup:ramen --size 640 --samples 48 --out FOLDER

Renders dishes as square PNGs with a transparent ground. A dish is FAMILY:KIND; the families are in families/.
"""
import argparse
import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.noise import Chance  # noqa: E402
from studio.scene import begin, photograph  # noqa: E402

options = argparse.ArgumentParser()
options.add_argument('dishes', nargs='+')
options.add_argument('--size', type=int, default=640)
options.add_argument('--samples', type=int, default=48)
options.add_argument('--threads', type=int, default=2)
options.add_argument('--out', required=True)
asked = options.parse_args(sys.argv[sys.argv.index('--') + 1 :])

os.makedirs(asked.out, exist_ok=True)
for dish in asked.dishes:
    since = time.time()
    family, kind = dish.split(':')
    begin()
    module = importlib.import_module('families.' + family.replace('-', '_'))
    view = module.KINDS[kind](Chance(sum(ord(letter) * (place + 1) for place, letter in enumerate(dish))))
    photograph(view, os.path.join(asked.out, f'{family}-{kind}.png'), asked.size, asked.samples, asked.threads)
    print(f'{dish} rendered in {time.time() - since:.0f} s', flush=True)
