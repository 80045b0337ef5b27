import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const isIconSet = (value: unknown): value is IconSet =>
  typeof value === 'object' && value !== null && 'icons' in value && typeof value.icons === 'object';

let icons: IconSet['icons'] | null = null;

/** Microsoft's Fluent emoji (MIT), read once and only when a picture is drawn: nine megabytes of JSON. */
function iconSet(): IconSet['icons'] {
  if (icons === null) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
    const set: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isIconSet(set)) throw new Error('the icon set is not in the form that its package promises');
    icons = set.icons;
  }
  return icons;
}

export const hasIcon = (name: string): boolean => iconSet()[name] !== undefined;

/** The drawing of an icon in a square of 32 units, without its frame. */
export function iconBody(name: string): string {
  const icon = iconSet()[name];
  if (icon === undefined) throw new Error(`no icon '${name}'`);
  return icon.body;
}
