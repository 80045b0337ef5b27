import { yesNo } from '@storefront/contract';
import type { Database } from '../database/database';
import { waitSeconds } from './presenter';
import { createCodeRepository } from './repository';
import { secondsUntilNextCode, sendCode } from './send-code';
import type { Sender } from './send-code';
import { findSubject } from './subject';
import type { CodeSubject, EndedState, SubjectName } from './subject';

/**
 * Seconds until the valid code expires, 0 when none is valid, and until another can be sent to the same number; whether one was sent
 * at all (D116).
 */
interface CodeTimes {
  readonly otp_expire_in: number;
  readonly otp_resend_in: number;
  readonly otp_sent: 'yes' | 'no';
}

export type CodeDetails =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nothing-to-verify'; readonly state: EndedState }
  | { readonly kind: 'waiting'; readonly subject: CodeSubject; readonly times: CodeTimes };

interface Asked extends Sender {
  readonly brandId: string;
}

/** What the page of a code shows. Only its first load sends a code (D78). */
export async function codeDetails(
  database: Database,
  name: SubjectName,
  { brandId, ...sender }: Asked,
): Promise<CodeDetails> {
  const { now } = sender;
  return database.transaction(async (transaction): Promise<CodeDetails> => {
    const subject = await findSubject(transaction, name, brandId, now);
    if (!subject) return { kind: 'unknown' };
    if (subject.state !== 'waiting') return { kind: 'nothing-to-verify', state: subject.state };
    const codes = createCodeRepository(transaction);
    const before = await codes.newestOf(subject);
    const sending = before ? undefined : await sendCode(transaction, subject, sender);
    const newest = before ?? (await codes.newestOf(subject));
    const isAlive = newest !== undefined && newest.triesLeft > 0 && newest.expiresAt > now;
    return {
      kind: 'waiting',
      subject,
      times: {
        otp_expire_in: isAlive ? Math.ceil((newest.expiresAt.getTime() - now.getTime()) / 1000) : 0,
        otp_resend_in: newest === undefined ? waitSeconds(sending) : secondsUntilNextCode(newest, now),
        otp_sent: yesNo(newest !== undefined),
      },
    };
  });
}
