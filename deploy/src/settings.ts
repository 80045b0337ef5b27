import { parseConfig } from 'api';
import type { Config } from 'api';
import { parseReleaseStore } from 'platform';
import type { ReleaseStorePlace } from 'platform';
import { parsePlace } from './place';
import type { Place } from './place';
import { allRoles, parseRoles } from './roles';
import type { Roles } from './roles';
import { foreignSettings, secretsNeededBy } from './settings-of-roles';

/** All settings of a process, read from its environment. */
export interface Settings {
  readonly config: Config;
  readonly place: Place;
  readonly releaseStore: ReleaseStorePlace;
  readonly roles: Roles;
}

export type ParsedSettings =
  | { readonly kind: 'read'; readonly settings: Settings }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

/** Reads the whole environment; reports the faults of all settings at once. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): ParsedSettings {
  const roles = parseRoles(environment);
  const known = roles.kind === 'read' ? roles.roles : new Set(allRoles);
  const foreign = foreignSettings(environment, known);
  const config = parseConfig(environment, secretsNeededBy(known));
  const place = parsePlace(environment);
  const releaseStore = parseReleaseStore(environment);
  if (
    config.kind === 'read' &&
    place.kind === 'read' &&
    releaseStore.kind === 'read' &&
    roles.kind === 'read' &&
    foreign.length === 0
  ) {
    const settings: Settings = {
      config: config.config,
      place: place.place,
      releaseStore: releaseStore.releaseStore,
      roles: roles.roles,
    };
    return { kind: 'read', settings };
  }
  const faults = [config, place, releaseStore, roles].flatMap((reading) =>
    reading.kind === 'refused' ? reading.faults : [],
  );
  return { kind: 'refused', faults: [...faults, ...foreign] };
}
