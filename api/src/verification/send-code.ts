import type { Database } from '../database/database';
import { composeSms } from '../outbox/message';
import type { Message } from '../outbox/message';
import { isTextable } from '../outbox/textable';
import { knownCause, writeMessage } from '../outbox/write-message';
import type { Ports } from '../ports';
import { hashNumber } from '../proven-numbers/proven-number';
import { createProvenNumberRepository } from '../proven-numbers/repository';
import { randomId } from '../random-id';
import { hashCode, newCode } from './code';
import { takeCode } from './limit-codes';
import { nextCodeAt } from './next-code';
import { createCodeRepository } from './repository';
import type { SentCode } from './repository';
import type { CodeSubject } from './subject';

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

export interface Sender extends Pick<Ports, 'config' | 'rateLimit'> {
  readonly now: Date;
  /** The network address that asks for the code. */
  readonly address: string;
  /** The pause between codes does not apply to a new number, only the limits of the hour (D78). */
  readonly isNewNumber?: boolean;
}

/** Seconds until another code can be sent to the same number; 0 when it can be sent now. */
export function secondsUntilNextCode({ sentAt }: Pick<SentCode, 'sentAt'>, now: Date): number {
  return Math.max(0, Math.ceil((sentAt.getTime() + pause - now.getTime()) / 1000));
}

/** Sends a new code to the number of an order or a booking, within the limits. The code and its message are stored together (D39, D42). */
export async function sendCode(
  transaction: Database,
  subject: Pick<
    CodeSubject,
    'kind' | 'id' | 'brandId' | 'businessId' | 'userId' | 'mobile' | 'siteOrigin' | 'textOf'
  >,
  { config, rateLimit, now, address, isNewNumber }: Sender,
): Promise<SendCodeResult> {
  const { id, userId, mobile } = subject;
  if (!isTextable(mobile)) return { kind: 'not-a-mobile' };
  const codes = createCodeRepository(transaction);
  const numbers = createProvenNumberRepository(transaction);
  const newest = await codes.newestOf(subject);
  const waitSeconds = newest === undefined || isNewNumber ? 0 : secondsUntilNextCode(newest, now);
  if (waitSeconds > 0) return { kind: 'too-soon', waitSeconds };
  const secret = config.codeSecret;
  const numberHash = hashNumber(secret, mobile);
  await codes.lockNumber(numberHash, now);
  const sent = await codes.sentSince(subject, numberHash, new Date(now.getTime() - 60 * minute));
  const isOwner = userId !== null && (await numbers.isProven(numberHash, userId));
  const nextAt = nextCodeAt(sent, { subjectId: id, numberHash, ownerId: isOwner ? userId : undefined });
  if (nextAt > now.getTime())
    return { kind: 'too-many', waitSeconds: Math.ceil((nextAt - now.getTime()) / 1000) };

  const isProven = isOwner || (await numbers.isProven(numberHash));
  const counted = await takeCode(rateLimit.within(transaction), config, {
    address,
    userId,
    numberHash,
    isProven,
    businessId: subject.businessId,
  });
  if (counted.kind === 'limited') return { kind: 'too-many', waitSeconds: counted.retryAfterSeconds };

  const code = newCode();
  const expiresAt = new Date(now.getTime() + codeLife);
  await codes.add(subject, {
    id: randomId(),
    numberHash,
    codeHash: hashCode(secret, id, code),
    triesLeft: maxTries,
    sentAt: now,
    expiresAt,
  });
  // Counted above. A code that is late is not worth its price.
  const details: Message['details'] = { reader: 'code', uselessAfter: expiresAt.toISOString() };
  const message = composeSms({
    brandId: subject.brandId,
    to: mobile,
    topic: id,
    body: subject.textOf(code),
    codeFor: { host: new URL(subject.siteOrigin).hostname, code },
  });
  await writeMessage(transaction, { ...message, details, isSecret: true }, { now, cause: knownCause });
  return { kind: 'sent' };
}
