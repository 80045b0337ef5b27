import type { ReleaseManifest } from '@storefront/contract';

/** The budget of a module whose feature sets none: about the size of our average pages. */
export const defaultBudget = 60_000;

/**
 * The modules of a release that exceed their budgets, in sentences (REL-4). The size of a module is what a visitor fetches to
 * show it, compressed with brotli: the entry, its scripts and its styles.
 */
export function budgetFaults({
  entry,
  exposes,
  files,
  budgets = {},
}: Pick<ReleaseManifest, 'entry' | 'exposes' | 'files' | 'budgets'>): string[] {
  const sizes = new Map(files.map(({ path, brotliBytes }) => [path, brotliBytes]));
  const unknown = Object.keys(budgets)
    .filter((expose) => !Object.hasOwn(exposes, expose))
    .map(
      (expose) =>
        `the budget of ${expose} belongs to no module of the build: take it out of package.json, or expose the module`,
    );
  const overweight = Object.entries(exposes).flatMap(([expose, { js, css }]) => {
    const paths = [...new Set([entry, ...js, ...css])];
    const weight = paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
    const own = Object.hasOwn(budgets, expose) ? budgets[expose] : undefined;
    if (weight <= (own ?? defaultBudget)) return [];
    const budget =
      own === undefined ? `the ${defaultBudget} of a module without a budget` : `its budget of ${own}`;
    return [
      `${expose} takes ${weight} bytes (brotli), more than ${budget}: make it lighter, or raise storefront.budgets in package.json`,
    ];
  });
  return [...unknown, ...overweight];
}
