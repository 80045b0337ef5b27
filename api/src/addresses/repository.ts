import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { addresses } from './tables';

export type SavedAddress = typeof addresses.$inferSelect;

/** The fields of the address form. */
export type AddressFields = Pick<
  SavedAddress,
  'name' | 'email' | 'mobile' | 'address' | 'address2' | 'city' | 'postcode' | 'deliveryType'
>;

export function createAddressRepository(database: Database) {
  return {
    /** The user's address book, the default first (ADR-6). */
    async listOf(userId: string): Promise<SavedAddress[]> {
      return database
        .select()
        .from(addresses)
        .where(eq(addresses.userId, userId))
        .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id));
    },
    async find(userId: string, id: string): Promise<SavedAddress | undefined> {
      const [row] = await database
        .select()
        .from(addresses)
        .where(and(eq(addresses.userId, userId), eq(addresses.id, id)));
      return row;
    },
    /** Adds an address, or updates the one that the same form added before; returns its id. */
    async save(address: typeof addresses.$inferInsert): Promise<string> {
      const { id: _id, isDefault: _isDefault, createdAt: _createdAt, ...fields } = address;
      const [row] = await database
        .insert(addresses)
        .values(address)
        .onConflictDoUpdate({ target: [addresses.userId, addresses.formKey], set: fields })
        .returning({ id: addresses.id });
      return row?.id ?? address.id;
    },
    async change(userId: string, id: string, fields: AddressFields): Promise<boolean> {
      const changed = await database
        .update(addresses)
        .set(fields)
        .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
        .returning({ id: addresses.id });
      return changed.length === 1;
    },
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await database
        .delete(addresses)
        .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
        .returning({ id: addresses.id });
      return removed.length === 1;
    },
    /** Makes one address the default. The old one is unset first, since the index allows only one. */
    async makeDefault(userId: string, id: string): Promise<void> {
      await database
        .update(addresses)
        .set({ isDefault: false })
        .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, id)));
      await database
        .update(addresses)
        .set({ isDefault: true })
        .where(and(eq(addresses.userId, userId), eq(addresses.id, id)));
    },
  };
}
