import { lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { requestKeys } from './tables';

/** Forgets request keys from before an instant (G1). */
export async function sweepRequestKeys(database: Database, before: Date): Promise<void> {
  await database.delete(requestKeys).where(lt(requestKeys.createdAt, before));
}
