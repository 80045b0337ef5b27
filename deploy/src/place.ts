import { parseIsolatesFolder } from 'platform';
import type { GuardSettings } from 'platform';
import { parseGuardSettings } from './guard-settings';
import { parseLoginSettings } from './login-settings';
import type { LoginPlace } from './login-settings';

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
  /** Takes builds of `npm run dev` in production too (REL-17). */
  readonly allowDevelopmentBuilds: boolean;
  /** How many first screens of pages an edge draws at once (EDG-7); 0 draws none. */
  readonly drawingWorkers: number;
  /** How many processes that draw an edge keeps, each for a pair of shell and remote. */
  readonly drawingProcesses: number;
  /** The folder that is shared with the isolates' container (ISO-1); without it code of releases runs on this machine. */
  readonly isolatesFolder: string | undefined;
  /** Lets code of releases run without confinement in production (ISO-1). */
  readonly allowUnconfinedReleases: boolean;
  /** The host names that the console is served on; in production only those that are set. */
  readonly consoleHosts: readonly string[];
  /** Logging in at the console by a login provider (ROL-9); undefined for tokens alone. */
  readonly login: LoginPlace | undefined;
  /** The OpenTelemetry collector that gets traces and metrics over OTLP (OBS-2); undefined for none. */
  readonly telemetryEndpoint: string | undefined;
  /** How the guard of rollouts judges, where settings differ from the defaults. */
  readonly guard: Partial<GuardSettings>;
}

export type ParsedPlace =
  | { readonly kind: 'read'; readonly place: Place }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

const origin = /^(https?:\/\/[a-z0-9.-]+(:\d{1,5})?)?$/i;

const isHttpAddress = (text: string) => /^https?:/.test(text) && URL.canParse(text);

const hostName = /^[a-z0-9.-]{1,253}$/;
// Names of this machine; in development the console is served on them unless others are set.
const ownNames = ['localhost', '127.0.0.1'];

const unconfinedName = 'UNCONFINED_RELEASES';
const unconfinedConsent = 'can-take-over-this-server';

/**
 * Reads PORT, PUBLIC_PORT, CATALOGUE, API_ORIGIN, ASSET_ORIGIN, CONSOLE_HOSTS, INTERNAL_API_URL, RELEASE_RETENTION_DAYS, DEVELOPMENT_BUILDS,
 * DRAWING_WORKERS, DRAWING_PROCESSES, ISOLATES_DIR, UNCONFINED_RELEASES, OTEL_EXPORTER_OTLP_ENDPOINT, and the settings of the guard and of logging in; every fault is a sentence that says what to do.
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
  const telemetryEndpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT'] || undefined;
  if (telemetryEndpoint !== undefined && !isHttpAddress(telemetryEndpoint))
    faults.push(
      `OTEL_EXPORTER_OTLP_ENDPOINT must look like http://localhost:4318, not "${telemetryEndpoint}".`,
    );
  const retentionDays = Number(environment['RELEASE_RETENTION_DAYS'] || '30');
  if (!Number.isInteger(retentionDays) || retentionDays < 1 || retentionDays > 3_650)
    faults.push(
      `RELEASE_RETENTION_DAYS must be a number of days from 1 to 3650, not "${environment['RELEASE_RETENTION_DAYS']}".`,
    );
  const developmentBuilds = environment['DEVELOPMENT_BUILDS'] ?? '';
  if (developmentBuilds !== '' && developmentBuilds !== 'allowed')
    faults.push(`DEVELOPMENT_BUILDS must be unset, or allowed, not "${developmentBuilds}".`);
  const drawingWorkers = Number(environment['DRAWING_WORKERS'] || '2');
  if (!Number.isInteger(drawingWorkers) || drawingWorkers < 0 || drawingWorkers > 64)
    faults.push(
      `DRAWING_WORKERS must be a number of drawings at once from 0 to 64, not "${environment['DRAWING_WORKERS']}"; 0 sends pages without their first screen.`,
    );
  const drawingProcesses = Number(environment['DRAWING_PROCESSES'] || '12');
  if (!Number.isInteger(drawingProcesses) || drawingProcesses < 1 || drawingProcesses > 128)
    faults.push(
      `DRAWING_PROCESSES must be a number of processes from 1 to 128, not "${environment['DRAWING_PROCESSES']}".`,
    );
  const isolatesFolder = parseIsolatesFolder(environment, faults);
  const unconfined = environment[unconfinedName] ?? '';
  if (unconfined !== '' && unconfined !== unconfinedConsent)
    faults.push(
      `${unconfinedName} must be unset, or ${unconfinedConsent} where that is accepted, not "${unconfined}".`,
    );
  const namedHosts = (environment['CONSOLE_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  const wrongHost = namedHosts.find((host) => !hostName.test(host));
  if (wrongHost !== undefined)
    faults.push(`CONSOLE_HOSTS must be host names with commas between, not "${wrongHost}".`);
  const defaultHosts = environment['NODE_ENV'] === 'production' ? [] : ownNames;
  const consoleHosts = namedHosts.length > 0 ? namedHosts : defaultHosts;
  const login = parseLoginSettings(environment, consoleHosts, faults);
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
      allowDevelopmentBuilds: developmentBuilds === 'allowed',
      drawingWorkers,
      drawingProcesses,
      isolatesFolder,
      allowUnconfinedReleases: unconfined === unconfinedConsent,
      consoleHosts,
      login,
      telemetryEndpoint,
      guard,
    },
  };
}
