import { parseIsolatesFolder } from './isolates-folder';

/** What a shell, a container engine or the image set, and no secret is. */
const harmless = new Set([
  ...[
    'PATH',
    'HOME',
    'HOSTNAME',
    'USER',
    'LOGNAME',
    'SHELL',
    'TERM',
    'LANG',
    'LC_ALL',
    'TZ',
    'PWD',
    'OLDPWD',
  ],
  ...[
    'SHLVL',
    '_',
    'container',
    'NODE_VERSION',
    'YARN_VERSION',
    'NODE_ENV',
    'PORT',
    'DATA_DIR',
    'ISOLATES_DIR',
  ],
]);
const harmlessPrefix = 'KUBERNETES_';

export type ParsedSupervisorSettings =
  | { readonly kind: 'read'; readonly folder: string }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

/**
 * Reads ISOLATES_DIR. Code that broke out of an isolate could read this environment, so nothing else may be in it: no secret and no
 * setting of a server. Every fault is a sentence that says what to do.
 */
export function parseSupervisorSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ParsedSupervisorSettings {
  const faults: string[] = [];
  const others = Object.keys(environment).filter(
    (name) => !harmless.has(name) && !name.startsWith(harmlessPrefix),
  );
  if (others.length > 0)
    faults.push(
      `The isolates' container has no settings but ISOLATES_DIR, because code of releases could read them; take out ${others.sort().join(', ')}.`,
    );
  const folder = parseIsolatesFolder(environment, faults);
  if (folder === undefined && faults.length === 0)
    faults.push('ISOLATES_DIR must name the folder that the servers and this container share.');
  return folder === undefined || faults.length > 0 ? { kind: 'refused', faults } : { kind: 'read', folder };
}
