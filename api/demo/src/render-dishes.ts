import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureNames } from './pictures/dish-pictures';

// `npm run dishes`: renders the pictures of windows.yaml and side-pictures.yaml again, or those that are named, and stores them as WebP in two sizes.
const folder = join(import.meta.dirname, '../dishes');
const families = readdirSync(join(folder, 'families'))
  .filter((file) => file.endsWith('.py') && !file.startsWith('__'))
  .map((file) => file.slice(0, -'.py'.length).replaceAll('_', '-'));

/** `noodle-soup-ramen` as render.py names it: `noodle-soup:ramen`. */
function dishOf(picture: string): string {
  const family = families.find((name) => picture.startsWith(`${name}-`));
  if (family === undefined) throw new Error(`No family of dishes/families begins the name ${picture}.`);
  return `${family}:${picture.slice(family.length + 1)}`;
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const known = pictureNames();
const asked = process.argv.slice(2);
const unknown = asked.filter((picture) => !known.includes(picture));
if (unknown.length > 0)
  giveUp(`The data have no picture ${unknown.join(', ')}. They have: ${known.join(', ')}.`);

const pictures = asked.length > 0 ? asked : known;
const raw = mkdtempSync(join(tmpdir(), 'dishes-'));

function run(command: string, parameters: string[]) {
  const { error, status } = spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (error !== undefined)
    giveUp(`${command} is needed to render dishes. On Debian: apt-get install blender python3-numpy webp.`);
  if (status !== 0) giveUp(`${command} ended with ${status}.`);
}

const dishes = pictures.map(dishOf);
const quality = ['--size', '500', '--samples', '16'];
run('blender', [
  ...['--background', '--python', join(folder, 'render.py'), '--', ...dishes],
  ...[...quality, '--out', raw],
]);
function store(picture: string, side: number, stored: string) {
  run('cwebp', [
    '-quiet',
    ...['-resize', String(side), String(side)],
    ...['-q', '74', '-alpha_q', '80', '-m', '6'],
    join(raw, `${picture}.png`),
    ...['-o', stored],
  ]);
  process.stdout.write(`${picture}, ${side} px: ${(statSync(stored).size / 1000).toFixed(1)} kB\n`);
}
for (const picture of pictures) {
  store(picture, 480, join(folder, 'pictures', `${picture}.webp`));
  store(picture, 240, join(folder, 'pictures/small', `${picture}.webp`));
}
rmSync(raw, { recursive: true });
