import type { Channel, OutboxMessage } from '../repository';

/** Sends messages of a channel. It rejects when the message was not sent, which is then tried again. */
export interface Sender {
  /** False when messages stay in the outbox for a developer to read. */
  readonly isReal: boolean;
  send(message: OutboxMessage): Promise<void>;
}

/** The configured senders. Messages of a channel without one wait. */
export type Senders = Readonly<Partial<Record<Channel, Sender>>>;

/** The receiver will never accept this message, so it is not tried again. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** The message may not be sent before `until`. */
export class MustWait extends Error {
  override readonly name = 'MustWait';

  constructor(
    sentence: string,
    readonly until: Date,
  ) {
    super(sentence);
  }
}

/** Leaves messages in the outbox for a developer to read (D42, ORD-24). */
export const keepInOutbox: Sender = { isReal: false, send: () => Promise.resolve() };
