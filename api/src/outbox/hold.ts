import type { Message } from './message';

/** What may be taken back until an instant. What it sends waits as long, so that nobody is told what is then undone (KIT-9). */
export interface Hold {
  readonly key: string;
  readonly until: Date;
}

/** The messages as they wait for the end of a hold; as they are without one. */
export function holdBack(messages: readonly Message[], hold: Hold | undefined): readonly Message[] {
  if (hold === undefined) return messages;
  return messages.map((message) => ({
    ...message,
    details: { ...message.details, hold: hold.key },
    dueAt: hold.until,
  }));
}
