import type { Database } from '../database/database';
import type { Order } from '../orders/repository';
import { composeSms } from '../outbox/message';
import { writeMessage } from '../outbox/write-message';
import { randomId } from '../random-id';
import { hashCode, hashNumber, newCode } from './code';
import { createCodeRepository } from './repository';

const minute = 60_000;
const codeLife = 5 * minute;
const hourlyCodes = 5;
const tries = 5;
const pause = minute;

export type Sending =
  | { readonly kind: 'sent' }
  | { readonly kind: 'too-soon'; readonly waitSeconds: number }
  | { readonly kind: 'too-many' };

interface Sender {
  readonly secret: string;
  readonly now: Date;
  /** Another number is not held back by the pause between sends, only by the limits of the hour (D78). */
  readonly isNewNumber?: boolean;
}

/** Sends a new code for an order to its number, within the limits; the code and its message are written together (D39, D42). */
export async function sendCode(
  transaction: Database,
  order: Order,
  { secret, now, isNewNumber = false }: Sender,
): Promise<Sending> {
  const codes = createCodeRepository(transaction);
  const newest = await codes.newestOf(order.okey);
  const wait = newest === undefined || isNewNumber ? 0 : newest.sentAt.getTime() + pause - now.getTime();
  if (wait > 0) return { kind: 'too-soon', waitSeconds: Math.ceil(wait / 1000) };
  const { mobile } = order.contact;
  const numberHash = hashNumber(secret, mobile);
  await codes.lockNumber(numberHash, now);
  const sent = await codes.sentSince(order.okey, numberHash, new Date(now.getTime() - 60 * minute));
  if (sent >= hourlyCodes) return { kind: 'too-many' };

  const code = newCode();
  await codes.add({
    id: randomId(),
    okey: order.okey,
    numberHash,
    codeHash: hashCode(secret, order.okey, code),
    triesLeft: tries,
    sentAt: now,
    expiresAt: new Date(now.getTime() + codeLife),
  });
  const words = `${code} is your code to confirm order ${order.orderNumber} with ${order.businessName}. It is valid for 5 minutes.`;
  await writeMessage(transaction, { ...composeSms(mobile, order.okey, words), isSecret: true }, now);
  return { kind: 'sent' };
}
