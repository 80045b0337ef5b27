import type { SentTo } from './repository';

const minute = 60_000;
const hour = 60 * minute;
const hourlyCodes = 5;
/** The longest wait in milliseconds for the first code of an order or a booking, since strangers' orders may have used up the number's hour. */
const pauseForFirst = 10 * minute;

interface Wanted {
  /** The okey of the order or the id of the booking. */
  readonly subjectId: string;
  readonly numberHash: string;
  /** The subject's user if that user has proven the number; strangers' codes then do not count. */
  readonly ownerId: string | undefined;
}

/**
 * The time in milliseconds from which another code may be sent, given the codes of the last hour, oldest first: five for one order
 * or booking and five for one number (OTP-45, D97).
 */
export function nextCodeAt(sent: readonly SentTo[], { subjectId, numberHash, ownerId }: Wanted): number {
  const ofSubject = sent.filter((code) => code.subjectId === subjectId);
  const toNumber = sent.filter(
    (code) => code.numberHash === numberHash && (ownerId === undefined || code.userId === ownerId),
  );
  const newest = toNumber.at(-1);
  const numberFreeAt = freeAt(toNumber);
  const isFirst = ofSubject.length === 0 && newest !== undefined;
  return Math.max(
    freeAt(ofSubject),
    isFirst ? Math.min(numberFreeAt, newest.sentAt.getTime() + pauseForFirst) : numberFreeAt,
  );
}

/** When the fifth newest code is an hour old. */
const freeAt = (codes: readonly SentTo[]): number => {
  const fifthNewest = codes.at(-hourlyCodes);
  return fifthNewest === undefined ? 0 : fifthNewest.sentAt.getTime() + hour;
};
