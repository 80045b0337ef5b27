import type { ChangeOutcome } from '../gateway/kitchen-gateway';
import { Acts } from './acts';
import type { FollowedQuestion } from './followed-question';
import type { KitchenFrame } from './kitchen-frame';

/** Changes what a page shows, and asks for what is so then. */
export class Changes {
  readonly acts: Acts;
  readonly #frame: KitchenFrame;
  readonly #shown: Pick<FollowedQuestion<unknown>, 'refresh'>;

  constructor(frame: KitchenFrame, shown: Pick<FollowedQuestion<unknown>, 'refresh'>) {
    this.#frame = frame;
    this.#shown = shown;
    this.acts = new Acts(frame.randomKey);
  }

  /** Whether it was changed. `subject` is busy meanwhile; `asked` tells the change from any other of it. */
  async run(
    subject: string,
    asked: unknown,
    send: (session: string, key: string) => Promise<ChangeOutcome>,
  ): Promise<boolean> {
    const session = this.#frame.known;
    if (session === undefined) return false;
    const outcome = await this.acts.run(subject, asked, (key) => send(session.token, key));
    if (outcome?.kind === 'over') this.#frame.endSession(outcome.sentence, session);
    else if (outcome !== undefined) this.#shown.refresh();
    return outcome?.kind === 'done';
  }
}
