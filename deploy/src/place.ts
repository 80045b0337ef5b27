import type { GuardSettings } from 'platform';
import { parseGuardSettings } from './guard-settings';

/** Where the process listens and stores things, beyond the settings that the API reads by itself. */
export interface Place {
  /** 0 takes any free port. */
  readonly port: number;
  /** The port in links in development, when a balancer is in front of this process. */
  readonly publicPort: number | undefined;
  /** A catalogue file to import instead of the demo catalogue. */
  readonly cataloguePath: string | undefined;
  readonly apiOrigin: string;
  readonly assetOrigin: string;
  /** The URL where an edge gets the first data of its pages when the API runs in other processes. */
  readonly internalApiUrl: string | undefined;
  /** How many days the files of a release are kept after no visitor can get it any more (REL-9). */
  readonly retentionDays: number;
  /** Threads in which an edge draws the first screens of pages (EDG-7); 0 draws none. */
  readonly drawingWorkers: number;
  /** The host names that the console is served on; in production only those that are set. */
  readonly consoleHosts: readonly string[];
  /** How the guard of rollouts judges, where settings differ from the defaults. */
  readonly guard: Partial<GuardSettings>;
}

export type ParsedPlace =
  | { readonly kind: 'read'; readonly place: Place }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

const origin = /^(https?:\/\/[a-z0-9.-]+(:\d{1,5})?)?$/i;

const hostName = /^[a-z0-9.-]{1,253}$/;
// Names of this machine; in development the console is served on them unless others are set.
const ownNames = ['localhost', '127.0.0.1'];

/**
 * Reads PORT, PUBLIC_PORT, CATALOGUE, API_ORIGIN, ASSET_ORIGIN, CONSOLE_HOSTS, INTERNAL_API_URL, RELEASE_RETENTION_DAYS, DRAWING_WORKERS
 * and the settings of the guard; every fault is a sentence that says what to do.
 */
export function parsePlace(environment: Readonly<Record<string, string | undefined>>): ParsedPlace {
  const faults: string[] = [];
  const readPort = (name: string, defaultPort: string) => {
    const port = environment[name] || defaultPort;
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
  const retentionDays = Number(environment['RELEASE_RETENTION_DAYS'] || '30');
  if (!Number.isInteger(retentionDays) || retentionDays < 1 || retentionDays > 3_650)
    faults.push(
      `RELEASE_RETENTION_DAYS must be a number of days from 1 to 3650, not "${environment['RELEASE_RETENTION_DAYS']}".`,
    );
  const drawingWorkers = Number(environment['DRAWING_WORKERS'] || '2');
  if (!Number.isInteger(drawingWorkers) || drawingWorkers < 0 || drawingWorkers > 64)
    faults.push(
      `DRAWING_WORKERS must be a number of threads from 0 to 64, not "${environment['DRAWING_WORKERS']}"; 0 sends pages without their first screen.`,
    );
  const namedHosts = (environment['CONSOLE_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  const wrongHost = namedHosts.find((host) => !hostName.test(host));
  if (wrongHost !== undefined)
    faults.push(`CONSOLE_HOSTS must be host names with commas between, not "${wrongHost}".`);
  const defaultHosts = environment['NODE_ENV'] === 'production' ? [] : ownNames;
  const guard = parseGuardSettings(environment, faults);
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
      retentionDays,
      drawingWorkers,
      consoleHosts: namedHosts.length > 0 ? namedHosts : defaultHosts,
      guard,
    },
  };
}
