/** Where the process listens and keeps things, beyond what the API reads for itself. */
export interface Place {
  /** 0 takes any free port. */
  readonly port: number;
  /** A catalogue file to import in place of the demo catalogue. */
  readonly cataloguePath: string | undefined;
  readonly apiOrigin: string;
  readonly assetOrigin: string;
}

export type PlaceReading =
  | { readonly kind: 'read'; readonly place: Place }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

const origin = /^(https?:\/\/[a-z0-9.-]+(:\d{1,5})?)?$/i;

/** Reads PORT, CATALOGUE, API_ORIGIN and ASSET_ORIGIN; every fault is a sentence to act on. */
export const readPlace = (environment: Readonly<Record<string, string | undefined>>): PlaceReading => {
  const faults: string[] = [];
  const port = environment['PORT'] || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    faults.push(`PORT must be a number from 0 to 65535, not "${port}".`);
  for (const name of ['API_ORIGIN', 'ASSET_ORIGIN']) {
    if (!origin.test(environment[name] ?? ''))
      faults.push(`${name} must look like https://api.example.com, not "${environment[name]}".`);
  }
  if (faults.length > 0) return { kind: 'refused', faults };
  return {
    kind: 'read',
    place: {
      port: Number(port),
      cataloguePath: environment['CATALOGUE'] || undefined,
      apiOrigin: environment['API_ORIGIN'] ?? '',
      assetOrigin: environment['ASSET_ORIGIN'] ?? '',
    },
  };
};
