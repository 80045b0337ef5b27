import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dishIcons, ingredientIcons } from './dish-icons';
import { cuisineIcons } from './cuisine-icons';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const isIconSet = (value: unknown): value is IconSet =>
  typeof value === 'object' && value !== null && 'icons' in value && typeof value.icons === 'object';

let kept: Map<string, string> | null = null;

/**
 * Microsoft's Fluent emoji (MIT), read once and only when a picture is drawn: of nine megabytes of JSON, no more is kept
 * than what restaurants and dishes are drawn with.
 */
function keptIcons(): Map<string, string> {
  if (kept === null) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
    const set: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isIconSet(set)) throw new Error('the icon set is not in the form that its package promises');
    const ofLooks = Object.values(cuisineIcons).flatMap((look) => [
      ...look.heroes,
      ...look.garnish,
      ...look.logos,
    ]);
    const names = new Set([...ofLooks, ...dishIcons.values(), ...ingredientIcons.values()]);
    kept = new Map([...names].map((name) => [name, set.icons[name]?.body ?? '']));
  }
  return kept;
}

/** The drawing of an icon in a square of 32 units, without its frame. */
export function iconBody(name: string): string {
  const body = keptIcons().get(name) ?? '';
  if (body === '') throw new Error(`no icon '${name}'`);
  return body;
}
