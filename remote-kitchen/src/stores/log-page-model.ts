import type { PageModel } from '@storefront/host';
import { Task, settled } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import { withNewest, withOlder } from '../domain/kitchen-log';
import type { LogPart } from '../domain/kitchen-log';
import { FollowedQuestion } from './followed-question';
import type { KitchenFrame } from './kitchen-frame';

/** The page of the log (KIT-12): its newest lines, which follow what is done, and older ones on request. */
export class LogPageModel implements PageModel {
  readonly frame: KitchenFrame;
  readonly log: FollowedQuestion<LogPart>;
  readonly older = new Task<undefined>(copy.unreachable);

  constructor(frame: KitchenFrame) {
    this.frame = frame;
    this.log = new FollowedQuestion(frame, async (session, signal) => {
      const outcome = await frame.gateway.acts(session, undefined, signal);
      if (outcome.kind !== 'ok') return outcome;
      return { kind: 'ok', value: withNewest(this.log.task.value, outcome.value) };
    });
    makeAutoObservable(this, { frame: false, log: false, older: false }, { autoBind: true });
  }

  start() {
    this.frame.start();
    this.log.start();
  }

  stop() {
    this.log.stop();
    this.older.abort();
    this.frame.stop();
  }

  async showMore(): Promise<void> {
    const session = this.frame.known;
    const before = this.log.task.value?.acts.at(-1)?.id;
    if (session === undefined || before === undefined) return;
    await this.older.run(
      (signal) => this.frame.gateway.acts(session.token, before, signal),
      (outcome) => {
        if (outcome.kind === 'over') this.frame.endSession(outcome.sentence, session);
        if (outcome.kind !== 'ok') return outcome.kind === 'over' ? { kind: 'idle' } : settled(outcome);
        const known = this.log.task.value;
        if (known) this.log.task.set({ kind: 'done', value: withOlder(known, outcome.value) });
        return { kind: 'done', value: undefined };
      },
    );
  }
}
