import type { Database } from '../database/database';
import { sendCode } from './send-code';
import type { Sender, SendCodeResult } from './send-code';
import { findSubject } from './subject';
import type { EndedState, SubjectName } from './subject';

export type ResendResult =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nothing-to-verify'; readonly state: EndedState }
  | { readonly kind: 'tried'; readonly sending: SendCodeResult };

interface Resending extends Omit<Sender, 'isNewNumber'> {
  /** The number that the code goes to from now on. */
  readonly mobile: string;
  readonly brandId: string;
}

/** Sends a code to the same number again, or to a new one, which the order or the booking then keeps (API2-22, API2-23). */
export async function resendCode(
  database: Database,
  name: SubjectName,
  { mobile, brandId, ...sender }: Resending,
): Promise<ResendResult> {
  return database.transaction(async (transaction): Promise<ResendResult> => {
    const subject = await findSubject(transaction, name, brandId, sender.now);
    if (!subject) return { kind: 'unknown' };
    if (subject.state !== 'waiting') return { kind: 'nothing-to-verify', state: subject.state };
    const isNewNumber = mobile !== subject.mobile;
    const sending = await sendCode(transaction, { ...subject, mobile }, { ...sender, isNewNumber });
    if (sending.kind === 'sent' && isNewNumber) await subject.changeMobile(mobile);
    return { kind: 'tried', sending };
  });
}
