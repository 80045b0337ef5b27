import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { requestKeys } from './tables';

const day = 24 * 3_600_000;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** JSON with its keys in order, so that the same payload is the same text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

export type Once<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The key was used for another payload. */
  | { readonly kind: 'other-payload' };

interface Request {
  readonly call: string;
  /** A key of one brand is unknown to the others (D95). */
  readonly brandId: string;
  readonly key: string;
  readonly payload: unknown;
  readonly now: Date;
}

/**
 * Does something once for a request key: a repeat within 24 hours gets the first answer again, and whoever comes at the same
 * instant waits for it (G1, D38). `work` runs inside the transaction that records its answer; an answer that `isFinal` refuses
 * to keep is given but forgotten, so that the same press can be tried again.
 */
export async function once<Answer>(
  database: Database,
  { call, brandId, key, payload, now }: Request,
  work: (transaction: Database) => Promise<Answer>,
  isFinal: (answer: Answer) => boolean,
): Promise<Once<Answer>> {
  const [keyHash, payloadHash] = [hashOf(`${brandId}:${key}`), hashOf(canonical(payload))];
  return database.transaction(async (transaction): Promise<Once<Answer>> => {
    const ofKey = and(eq(requestKeys.call, call), eq(requestKeys.keyHash, keyHash));
    const fresh = { payloadHash, answer: null, createdAt: now };
    const taken = await transaction
      .insert(requestKeys)
      .values({ call, keyHash, ...fresh })
      .onConflictDoUpdate({
        target: [requestKeys.call, requestKeys.keyHash],
        set: fresh,
        setWhere: lte(requestKeys.createdAt, new Date(now.getTime() - day)),
      })
      .returning({ call: requestKeys.call });
    if (taken.length === 0) {
      const [first] = await transaction.select().from(requestKeys).where(ofKey).for('update');
      if (!first || first.payloadHash !== payloadHash) return { kind: 'other-payload' };
      return { kind: 'answered', answer: first.answer as Answer };
    }
    const answer = await work(transaction);
    if (isFinal(answer)) await transaction.update(requestKeys).set({ answer }).where(ofKey);
    else await transaction.delete(requestKeys).where(ofKey);
    return { kind: 'answered', answer };
  });
}
