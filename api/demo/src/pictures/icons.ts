import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dishIcons, ingredientIcons } from './dish-icons';
import { cuisineIcons } from './cuisine-icons';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const isIconSet = (value: unknown): value is IconSet =>
  typeof value === 'object' && value !== null && 'icons' in value && typeof value.icons === 'object';

let loaded: Map<string, string> | null = null;

/**
 * Microsoft's Fluent emoji (MIT), read once when the first picture is drawn. Of nine megabytes of JSON only the icons
 * of restaurants and dishes are kept.
 */
function usedIcons(): Map<string, string> {
  if (loaded === null) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
    const set: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isIconSet(set)) throw new Error('the icon set is not in the form that its package promises');
    const ofCuisines = Object.values(cuisineIcons).flatMap((cuisine) => [
      ...cuisine.heroes,
      ...cuisine.garnish,
      ...cuisine.logos,
    ]);
    const names = new Set([...ofCuisines, ...dishIcons.values(), ...ingredientIcons.values()]);
    loaded = new Map([...names].map((name) => [name, set.icons[name]?.body ?? '']));
  }
  return loaded;
}

/** The SVG content of an icon in a square of 32 units. */
export function iconBody(name: string): string {
  const body = usedIcons().get(name) ?? '';
  if (body === '') throw new Error(`no icon '${name}'`);
  return body;
}
