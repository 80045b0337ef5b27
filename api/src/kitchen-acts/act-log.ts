import type { Database } from '../database/database';
import { createKitchenActRepository } from './repository';
import type { Actor } from './repository';

/** Writes an act into the log of the business, with the state before and after it in words; '' where there was none. */
export type ActLog = (act: {
  readonly act: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}) => Promise<void>;

/** The log of a business inside the transaction of an act: its line is there if and only if the act is (KIT-12). */
export function actLog(
  transaction: Database,
  { businessId, by, now }: { readonly businessId: string; readonly by: Actor; readonly now: Date },
): ActLog {
  const state = (words: string): Readonly<Record<string, string>> => (words === '' ? {} : { state: words });
  return ({ before, after, ...act }) =>
    createKitchenActRepository(transaction).add(
      { ...act, businessId, by, before: state(before), after: state(after) },
      now,
    );
}
