import { Task, settled } from '@storefront/host';
import type { End } from '@storefront/host';
import { copy } from '../copy';
import type { Known } from '../gateway/kitchen-gateway';
import type { KeptSession } from '../gateway/stored-session';
import type { KitchenFrame } from './kitchen-frame';

/** What a page shows beside the orders: it is asked for whenever the frame asks, behind what is shown, and at once when the page wants something else. */
export class FollowedQuestion<Value> {
  readonly task = new Task<Value>(copy.unreachable);
  readonly #frame: KitchenFrame;
  readonly #ask: (session: string, signal: AbortSignal) => Promise<Known<Value>>;
  #end: End | undefined;
  #askedFor: string | undefined;

  constructor(frame: KitchenFrame, ask: (session: string, signal: AbortSignal) => Promise<Known<Value>>) {
    this.#frame = frame;
    this.#ask = ask;
  }

  start() {
    this.#end = this.#frame.whenAsking((session) => void this.ask(session));
  }

  stop() {
    this.#end?.();
    this.task.abort();
  }

  /** Asks for something else than what is shown. */
  reload() {
    const session = this.#frame.known;
    this.task.set({ kind: 'idle' });
    if (session !== undefined) void this.ask(session);
  }

  /** Asks again for what is shown. */
  refresh() {
    const session = this.#frame.known;
    if (session !== undefined) void this.ask(session);
  }

  private async ask(session: KeptSession): Promise<void> {
    // What another session was shown is not for this one.
    const isNew = this.#askedFor !== session.token || this.task.state.kind === 'idle';
    this.#askedFor = session.token;
    const ask = isNew ? this.task.run : this.task.refresh;
    await ask(
      (signal) => this.#ask(session.token, signal),
      (outcome) => {
        if (outcome.kind !== 'over') return settled(outcome);
        this.#frame.endSession(outcome.sentence, session);
        return { kind: 'idle' };
      },
    );
  }
}
