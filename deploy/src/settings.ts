import { readConfig, type Config } from 'api';
import { type ReleaseStorePlace, readReleaseStore } from 'platform';
import { readPlace, type Place } from './place';
import { readRoles, type Roles } from './roles';

/** Everything that a process is told by its environment. */
export interface Settings {
  readonly config: Config;
  readonly place: Place;
  readonly releaseStore: ReleaseStorePlace;
  readonly roles: Roles;
}

export type SettingsReading =
  | { readonly kind: 'read'; readonly settings: Settings }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

/** Reads the whole environment; every fault of every setting is told at once. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SettingsReading {
  const config = readConfig(environment);
  const place = readPlace(environment);
  const releaseStore = readReleaseStore(environment);
  const roles = readRoles(environment);
  if (
    config.kind === 'read' &&
    place.kind === 'read' &&
    releaseStore.kind === 'read' &&
    roles.kind === 'read'
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
  return { kind: 'refused', faults };
}
