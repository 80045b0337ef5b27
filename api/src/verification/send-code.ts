import type { Database } from '../database/database';
import type { Order } from '../orders/repository';
import { composeSms } from '../outbox/message';
import type { Message } from '../outbox/message';
import { isTextable } from '../outbox/textable';
import { writeMessage } from '../outbox/write-message';
import { randomId } from '../random-id';
import { hashCode, hashNumber, newCode } from './code';
import { copy } from './copy';
import { nextCodeAt } from './next-code';
import { createCodeRepository } from './repository';
import type { SentCode } from './repository';

const minute = 60_000;
const codeLife = 5 * minute;
const maxTries = 5;
const pause = minute;

export type SendCodeResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'too-soon'; readonly waitSeconds: number }
  | { readonly kind: 'too-many'; readonly waitSeconds: number }
  /** The number cannot get text messages. */
  | { readonly kind: 'not-a-mobile' };

interface Sender {
  readonly secret: string;
  readonly now: Date;
  /** The pause between codes does not apply to a new number, only the limits of the hour (D78). */
  readonly isNewNumber?: boolean;
}

/** Seconds until another code can be sent to the same number; 0 when it can be sent now. */
export function secondsUntilNextCode({ sentAt }: Pick<SentCode, 'sentAt'>, now: Date): number {
  return Math.max(0, Math.ceil((sentAt.getTime() + pause - now.getTime()) / 1000));
}

/** Sends a new code for an order to its number, within the limits. The code and its message are stored together (D39, D42). */
export async function sendCode(
  transaction: Database,
  order: Order,
  { secret, now, isNewNumber = false }: Sender,
): Promise<SendCodeResult> {
  const { mobile } = order.contact;
  if (!isTextable(mobile)) return { kind: 'not-a-mobile' };
  const codes = createCodeRepository(transaction);
  const newest = await codes.newestOf(order.okey);
  const waitSeconds = newest === undefined || isNewNumber ? 0 : secondsUntilNextCode(newest, now);
  if (waitSeconds > 0) return { kind: 'too-soon', waitSeconds };
  const numberHash = hashNumber(secret, mobile);
  await codes.lockNumber(numberHash, now);
  const { okey, userId } = order;
  const sent = await codes.sentSince(okey, numberHash, new Date(now.getTime() - 60 * minute));
  const isOwner = userId !== null && (await codes.isProven(numberHash, userId));
  const nextAt = nextCodeAt(sent, { okey, numberHash, ownerId: isOwner ? userId : undefined });
  if (nextAt > now.getTime())
    return { kind: 'too-many', waitSeconds: Math.ceil((nextAt - now.getTime()) / 1000) };

  const code = newCode();
  await codes.add({
    id: randomId(),
    okey: order.okey,
    numberHash,
    codeHash: hashCode(secret, order.okey, code),
    triesLeft: maxTries,
    sentAt: now,
    expiresAt: new Date(now.getTime() + codeLife),
  });
  const text = copy.textMessage(code, order.orderNumber, order.businessName);
  const details: Message['details'] = isOwner ? { reader: 'owner' } : {};
  const message = composeSms({ brandId: order.brandId, to: mobile, topic: order.okey, body: text });
  await writeMessage(transaction, { ...message, details, isSecret: true }, now);
  return { kind: 'sent' };
}
