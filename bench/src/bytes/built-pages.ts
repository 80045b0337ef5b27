import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page whose scripts are weighed. */
export interface WeighedPage {
  readonly name: string;
  readonly feature: string;
  readonly expose: string;
}

export const weighedPages: readonly WeighedPage[] = [
  { name: 'home', feature: 'listing', expose: './pages/home' },
  { name: 'listing', feature: 'listing', expose: './pages/listing' },
  { name: 'business', feature: 'ordering', expose: './pages/business' },
  { name: 'booking', feature: 'booking', expose: './pages/booking' },
];

interface Built {
  readonly entry: string;
  readonly exposes: Readonly<Record<string, { readonly js: readonly string[] }>>;
}

/**
 * The scripts that the edge lists for a page: the shell's start, the remote's entry and the files of the page's module.
 */
export function scriptsOfPage(
  { feature, expose }: WeighedPage,
  folderOf: (workspace: string) => string,
): string[] {
  const built = (workspace: string): Built =>
    JSON.parse(readFileSync(join(folderOf(workspace), 'release.json'), 'utf8'));
  const files = (workspace: string, paths: readonly string[] = []) =>
    paths.map((path) => join(folderOf(workspace), path));
  const remote = built(`remote-${feature}`);
  return [
    ...files('shell', built('shell').exposes['./start']?.js),
    ...files(`remote-${feature}`, [remote.entry, ...(remote.exposes[expose]?.js ?? [])]),
  ];
}
