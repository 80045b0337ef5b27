import type { RegistryDatabase } from '../registry/database';

/** A transaction of the registry's database. */
export type Transaction = Parameters<Parameters<RegistryDatabase['database']['transaction']>[0]>[0];
