import type { Channel, OutboxMessage } from '../repository';

/** A way out for messages of a channel. Rejects when the message was not taken; it is then tried again. */
export interface Sender {
  /** False for one that keeps messages here, where a developer reads them. */
  readonly isReal: boolean;
  send(message: OutboxMessage): Promise<void>;
}

/** The ways out there are; what has none waits. */
export type Senders = Readonly<Partial<Record<Channel, Sender>>>;

/** The receiver will never take this message, however often it is tried. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** Leaves a message in the outbox, where a developer reads it (D42, ORD-24). */
export const keepInOutbox: Sender = { isReal: false, send: () => Promise.resolve() };
