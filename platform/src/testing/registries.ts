import { openFreshDatabase, openRealPostgres } from 'api/testing/databases';
import type { Clock } from '../clock';
import { registryMigrations } from '../registry/database';
import { databaseRegistry } from '../registry/database-registry';
import { memoryRegistry } from '../registry/memory-registry';
import type { Registry } from '../registry/registry';

/** The kinds of registry with equal behaviour: in memory, in the embedded database and in PostgreSQL. */
export const registryKinds = ['memory', 'embedded', 'PostgreSQL'] as const;
export type RegistryKind = (typeof registryKinds)[number];

export interface OpenedRegistry {
  readonly registry: Registry;
  close(): Promise<void>;
}

/** Opens an empty registry of a kind; the test closes it. */
export async function openRegistry(kind: RegistryKind, clock: Clock): Promise<OpenedRegistry> {
  if (kind === 'memory') return { registry: memoryRegistry({ clock }), close: async () => undefined };
  const opened = await (kind === 'embedded' ? openFreshDatabase : openRealPostgres)([registryMigrations]);
  return { registry: databaseRegistry({ ...opened, clock }), close: () => opened.close() };
}
