/** Where the process listens and keeps things, beyond what the API reads for itself. */
export interface Place {
  /** 0 takes any free port. */
  readonly port: number;
  /** The port in links while developing, when a balancer stands before this process. */
  readonly publicPort: number | undefined;
  /** A catalogue file to import in place of the demo catalogue. */
  readonly cataloguePath: string | undefined;
  readonly apiOrigin: string;
  readonly assetOrigin: string;
  /** Where an edge asks for the first data of its pages when the API is in other processes. */
  readonly internalApiUrl: string | undefined;
}

export type PlaceReading =
  | { readonly kind: 'read'; readonly place: Place }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

const origin = /^(https?:\/\/[a-z0-9.-]+(:\d{1,5})?)?$/i;

/** Reads PORT, PUBLIC_PORT, CATALOGUE, API_ORIGIN, ASSET_ORIGIN and INTERNAL_API_URL; every fault is a sentence to act on. */
export const readPlace = (environment: Readonly<Record<string, string | undefined>>): PlaceReading => {
  const faults: string[] = [];
  const readPort = (name: string, without: string) => {
    const port = environment[name] || without;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      faults.push(`${name} must be a number from 0 to 65535, not "${port}".`);
    return Number(port);
  };
  const port = readPort('PORT', '3000');
  const publicPort = environment['PUBLIC_PORT'] ? readPort('PUBLIC_PORT', '') : undefined;
  for (const name of ['API_ORIGIN', 'ASSET_ORIGIN', 'INTERNAL_API_URL']) {
    if (!origin.test(environment[name] ?? ''))
      faults.push(`${name} must look like https://api.example.com, not "${environment[name]}".`);
  }
  if (faults.length > 0) return { kind: 'refused', faults };
  return {
    kind: 'read',
    place: {
      port,
      publicPort,
      cataloguePath: environment['CATALOGUE'] || undefined,
      apiOrigin: environment['API_ORIGIN'] ?? '',
      assetOrigin: environment['ASSET_ORIGIN'] ?? '',
      internalApiUrl: environment['INTERNAL_API_URL'] || undefined,
    },
  };
};
