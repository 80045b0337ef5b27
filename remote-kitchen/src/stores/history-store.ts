import { Task, settled } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { HistoryPart } from '../domain/menu-desk';
import type { KitchenFrame } from './kitchen-frame';

/** What was published at the desk, the newest first; older ones on request (KIT-45). */
export class HistoryStore {
  readonly task = new Task<HistoryPart>(copy.unreachable);
  readonly #frame: KitchenFrame;

  constructor(frame: KitchenFrame) {
    this.#frame = frame;
    makeAutoObservable(this, { task: false }, { autoBind: true });
  }

  /** Asks for the newest ones. */
  load() {
    return this.ask(undefined);
  }

  /** Asks for those before the last one that is shown. */
  loadMore() {
    return this.ask(this.task.value);
  }

  stop() {
    this.task.abort();
  }

  private async ask(known: HistoryPart | undefined): Promise<void> {
    const session = this.#frame.known;
    if (session === undefined) return;
    const ask = known === undefined ? this.task.run : this.task.refresh;
    await ask(
      (signal) => this.#frame.gateway.menuHistory(session.token, known?.versions.at(-1)?.id, signal),
      (outcome) => {
        if (outcome.kind === 'over') {
          this.#frame.endSession(outcome.sentence, session);
          return { kind: 'idle' };
        }
        if (outcome.kind !== 'ok') return settled(outcome);
        const versions = [...(known?.versions ?? []), ...outcome.value.versions];
        return { kind: 'done', value: { ...outcome.value, versions } };
      },
    );
  }
}
