/** The size of a registry that is measured. */
export interface Scale {
  readonly brands: number;
  readonly releases: number;
  readonly remotes: number;
}

/** The sizes of the other two while one grows. */
export const usualScale: Scale = { brands: 10, releases: 100, remotes: 5 };

/** The quantity that grows, and its steps. */
export interface Growth {
  readonly name: keyof Scale;
  readonly steps: readonly number[];
}

export const growths: readonly Growth[] = [
  { name: 'brands', steps: [10, 100, 1_000, 10_000] },
  { name: 'releases', steps: [10, 100, 1_000, 10_000, 100_000] },
  { name: 'remotes', steps: [5, 10, 20, 50] },
];

/** The names of the features; they include the listing, whose page is measured. */
export function listFeatures({ remotes }: Scale): string[] {
  return ['shell', 'listing', ...Array.from({ length: remotes - 1 }, (_item, index) => `remote-${index}`)];
}

/** The hosts of the brands. */
export function hostOf(brand: number): string {
  return `brand-${brand}.example`;
}

/**
 * The remotes that are being rolled out. Their number is the same at every scale, because each makes a decision a few microseconds
 * slower.
 */
export function remotesInRollout(scale: Scale): string[] {
  return listFeatures(scale).slice(1, 3);
}

// Every fiftieth brand is a partner with a listing of its own.
const brandsForPartner = 50;

/** The partner whose listing a brand shows; undefined for most brands. */
export function partnerOf(brand: number): string | undefined {
  return brand % brandsForPartner === brandsForPartner - 1 ? `partner-${brand}` : undefined;
}
