import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { AskBusinesses } from '../edge/pages/ask-api-at';
import type { AskApi } from '../edge/pages/first-data';
import type { Condition } from '../edge/status-routes';
import type { ReleaseHost } from '../isolates/release-host';
import type { PageTracing } from '../page-tracing';
import type { ProveBuild } from '../proofs/prove-build';
import type { RegistryDatabase } from '../registry/database';
import type { LoginSettings } from '../login/login-provider';
import type { Logins } from '../registry/logins';
import type { Registry } from '../registry/registry';
import type { ReleaseFiles } from '../releases/release-files';
import type { GuardSettings } from '../rollout-guard/settings';
import type { MailToTeam, PostToTeam, WebhookSigning } from '../rollout-guard/notify-teams';

export interface PlatformDeps {
  /** Releases, rollouts and everything else that decisions are made from. */
  registry: Registry;
  /** The files of the releases. */
  files: ReleaseFiles;
  /** Where the files of pages are read from when that is not `files`: copies on the local disk, fetched in advance (EDG-5). */
  servedFiles?: Pick<ReleaseFiles, 'file'>;
  /** Where the edge keeps the last snapshot, so that it serves without the registry, also after a restart (EDG-5). */
  snapshotFile?: string;
  /** Folder of the brand files. */
  brandsDirectory: string;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Answers a call of the API inside the process, for the first data of pages. */
  answer: AskApi;
  /** The businesses whose pages a sitemap lists. */
  businesses: AskBusinesses;
  /** Milliseconds that a page waits for its first data; 300 by default. */
  firstDataLimit?: number;
  /** The origin of a host's site, such as `https://brand.example`. */
  siteOrigin(host: string): string;
  /** Where browsers find the API and the files of releases; `''`, the default, is each brand's own origin. */
  apiOrigin?: string | undefined;
  assetOrigin?: string | undefined;
  /** The pair that identifies the client application, `name:secret` (D9). */
  apiClient: string;
  /** Where code of releases runs (ISO-1); confined on this machine by default. */
  releaseHost?: Pick<ReleaseHost, 'host' | 'condition'>;
  /** Checks builds before they are published (REL-4); in processes of `releaseHost` by default. */
  prove?: ProveBuild;
  /** The key that signs preview links (ROL-5); without it no preview link is valid. */
  previewKey?: string;
  /** How many days the files of a release stay after nobody can get it any more (REL-9); 30 by default. */
  retentionDays?: number;
  /** Takes builds of `storefront dev` in production too (REL-17). */
  allowDevelopmentBuilds?: boolean;
  /** The folder of the built console and the host names that serve it; without it there is no console. */
  console?: { readonly folder: string; readonly hosts: readonly string[] };
  /** Logging in at the console by a login provider (ROL-9); without it people and machines show tokens. */
  login?: ConsoleLogin | undefined;
  /** Hides /dev and requires HTTPS. */
  production: boolean;
  /** The address that limits count by; the address of the connection by default. */
  addressOf?: (request: { readonly ip: string }) => string;
  /** How many first screens the edge draws at once (EDG-7); 0, the default, draws none. */
  drawingWorkers?: number;
  /** How many processes that draw are kept; 12 by default. */
  drawingProcesses?: number | undefined;
  /** Resolves when the data that pages show are there; no page is drawn in advance before. At once by default. */
  dataReady?: Promise<void> | undefined;
  /** What this process does of the platform: pages and files of releases, the door of the registry; both by default. */
  roles?: { readonly edge: boolean; readonly registry: boolean };
  /** What the guard of rollouts needs; without it nothing is counted and no rollout is judged. */
  guard?: GuardDeps;
  /** Records pages as spans of traces (OBS-2); nothing is recorded by default. */
  tracing?: PageTracing | undefined;
  /** Faults outside the platform that keep the process from serving, and warnings, such as a log that cannot be written. */
  condition?: () => Promise<Condition>;
}

export interface ConsoleLogin {
  readonly logins: Logins;
  readonly settings: LoginSettings;
  /** The origin of the console, such as `https://console.example`. */
  origin(): string;
}

export interface GuardDeps {
  readonly database: RegistryDatabase['database'];
  /** The key of page tokens and of voters' keys, the same on every edge; a process without it counts no votes. */
  readonly key: string | undefined;
  /** Posts to the address that a team has given. */
  readonly post: PostToTeam;
  /** Sends to the mailbox that a team has given. */
  readonly mail: MailToTeam;
  readonly signing: WebhookSigning;
  readonly settings?: Partial<GuardSettings>;
}
