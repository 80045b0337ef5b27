import type { RecipientLimit } from '../limits/recipient-limit';
import type { Cause } from './write-message';

/** The cause of messages that a customer's request makes us send; `userId` is the account of its session, null for a guest. */
export function customerCause(
  { recipientLimit }: { readonly recipientLimit: RecipientLimit },
  { address }: { readonly address: string },
  userId: string | null,
): Cause {
  return { kind: 'customer', sender: { address, userId }, limit: recipientLimit };
}
