import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { canonicalJson } from '@storefront/contract';
import type { Database } from '../database/database';
import { requestKeys } from './tables';

const day = 24 * 3_600_000;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export type IdempotentResult<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The key was used for another payload. */
  | { readonly kind: 'other-payload' };

interface Request {
  readonly call: string;
  /** Keys are separate for each brand (D95). */
  readonly brandId: string;
  readonly key: string;
  readonly payload: unknown;
  readonly now: Date;
}

/** An answer, and statements in progress that store its effects. They are sent to the database together with the record of the answer. */
interface WorkResult<Answer> {
  readonly answer: Answer;
  readonly writing?: Promise<unknown> | undefined;
}

/** The work that is done once for each key. */
export interface IdempotentWork<Answer, Seen> {
  /** Looks up what `run` needs while the key is being claimed. It also runs for a request that was answered before. */
  lookUp(transaction: Database): Promise<Seen>;
  /** Runs inside the transaction that records its answer. */
  run(transaction: Database, seen: Seen): Promise<WorkResult<Answer>>;
  /** Whether the answer is stored. Otherwise the same key may be tried again. */
  isFinal(answer: Answer): boolean;
}

/** For work that has nothing to look up. */
export function lookUpNothing() {
  return Promise.resolve();
}

/**
 * Runs work once for a request key. A repeat within 24 hours gets the first answer again, and a simultaneous one
 * waits for it (G1, D38). Independent statements are sent to the database together.
 */
export async function runIdempotent<Answer, Seen>(
  database: Database,
  { call, brandId, key, payload, now }: Request,
  work: IdempotentWork<Answer, Seen>,
): Promise<IdempotentResult<Answer>> {
  const [keyHash, payloadHash] = [hashOf(`${brandId}:${key}`), hashOf(canonicalJson(payload))];
  return database.transaction(async (transaction): Promise<IdempotentResult<Answer>> => {
    const ofKey = and(eq(requestKeys.call, call), eq(requestKeys.keyHash, keyHash));
    const fresh = { payloadHash, answer: null, createdAt: now };
    const claim = transaction
      .insert(requestKeys)
      .values({ call, keyHash, ...fresh })
      .onConflictDoUpdate({
        target: [requestKeys.call, requestKeys.keyHash],
        set: fresh,
        setWhere: lte(requestKeys.createdAt, new Date(now.getTime() - day)),
      })
      .returning({ call: requestKeys.call })
      .execute();
    const [claimed, seen] = await Promise.all([claim, work.lookUp(transaction)]);
    if (claimed.length === 0) {
      const [first] = await transaction.select().from(requestKeys).where(ofKey).for('update');
      if (!first || first.payloadHash !== payloadHash) return { kind: 'other-payload' };
      return { kind: 'answered', answer: first.answer as Answer };
    }
    const { answer, writing } = await work.run(transaction, seen);
    const recording = work.isFinal(answer)
      ? transaction.update(requestKeys).set({ answer }).where(ofKey)
      : transaction.delete(requestKeys).where(ofKey);
    await Promise.all([writing, recording]);
    return { kind: 'answered', answer };
  });
}
