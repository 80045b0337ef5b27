import { and, eq, sql } from 'drizzle-orm';
import type { RegistryDatabase } from './database';
import { loginAccounts, members } from './tables';

export type Transaction = Parameters<Parameters<RegistryDatabase['database']['transaction']>[0]>[0];

const stillCounts = sql`exists (select 1 from ${members} where ${members.person} = ${loginAccounts.person} and ${members.email} = ${loginAccounts.email})`;

/**
 * Takes a person's account at the login provider away when no membership with its address is left. Its sessions end with it, so that they
 * do not open anything again when the person comes back.
 */
export async function forgetAccount(transaction: Transaction, person: string): Promise<void> {
  await transaction
    .delete(loginAccounts)
    .where(and(eq(loginAccounts.person, person), sql`not ${stillCounts}`));
}
