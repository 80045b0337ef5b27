import type { Database } from '../database/database';
import { throwIfLimited } from './limit';
import { blockOf, networkShares, networksOf } from './networks';
import type { Backoff, RateLimit } from './rate-limit';

/** How often one sender may send something to one recipient. No pause is longer than half an hour. */
export const recipientBackoff: Backoff = { freeTries: 10, firstPauseSeconds: 60, longestPauseSeconds: 1_800 };

/** Who causes messages: the network address of the request, and the account that its session proves. */
export interface MessageSender {
  readonly address: string;
  readonly userId: string | null;
}

/** The limit of messages for each recipient and sender, so that what a stranger sends to a person never stops that person (D116). */
export interface RecipientLimit {
  /** Counts a message to each recipient as a part of the transaction that writes it; throws 429 when the sender has to wait. */
  take(transaction: Database, recipients: readonly string[], sender: MessageSender): Promise<void>;
  /** Names the sender in a stored message: the account, or the network, as a keyed hash (G14). */
  nameOf(sender: MessageSender): string;
}

export function createRecipientLimit(rateLimit: RateLimit, backoff: Backoff): RecipientLimit {
  return {
    async take(transaction, recipients, { address, userId }) {
      const limits = rateLimit.within(transaction);
      const byNetwork = recipients.flatMap((recipient) =>
        networksOf(address).map(({ key, width }) => ({
          subject: `${recipient} ${key}`,
          backoff: { ...backoff, freeTries: backoff.freeTries * networkShares[width] },
        })),
      );
      const result = await limits.takeEachWithBackoff('recipient', byNetwork);
      if (result.kind === 'taken' || userId === null) return throwIfLimited(result);
      // Others of the same network may have used it up, so an account has tries of its own.
      const byAccount = recipients.map((recipient) => ({
        subject: `${recipient} account ${userId}`,
        backoff,
      }));
      throwIfLimited(await limits.takeEachWithBackoff('recipient', byAccount));
    },
    nameOf: ({ address, userId }) =>
      rateLimit.hashOf(userId === null ? blockOf(address) : `account ${userId}`),
  };
}
