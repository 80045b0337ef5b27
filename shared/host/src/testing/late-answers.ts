import { spy } from 'mobx';
import type { PageModel } from '../define-page';
import type { FakeApi } from './fake-api';

/** A page with the API that it asks. */
interface OpenedPage {
  readonly model: PageModel;
  readonly api: FakeApi;
}

/** What came of leaving a page while it waited for answers. */
interface LeftPage {
  /** How many answers were under way, over all the moments at which the page was left. */
  readonly heldAnswers: number;
  /** The observable state that changed after the page was left, and the calls that were sent then. */
  readonly changes: readonly string[];
}

/**
 * Opens a page again and again, and leaves it after none, one, two … of its answers have come, until it waits for no more. A page that was
 * left must neither change its state nor ask further when the other answers come: `changes` is empty then.
 */
export async function leaveWhileLoading(open: () => OpenedPage): Promise<LeftPage> {
  let heldAnswers = 0;
  const changes: string[] = [];
  for (let given = 0; ; given += 1) {
    const { model, api } = open();
    const held = holdAnswersAfter(api, given);
    const loading = Promise.allSettled([model.load?.()]);
    model.start?.();
    await settle();
    if (held.count() === 0) {
      model.stop?.();
      return { heldAnswers, changes };
    }
    heldAnswers += held.count();
    model.stop?.();
    const sent = api.calls.length;
    const end = spy((event) => {
      const isComputed = 'observableKind' in event && event.observableKind === 'computed';
      if (changeTypes.includes(event.type) && !isComputed)
        changes.push(
          `after ${given} answers: ${'debugObjectName' in event ? event.debugObjectName : event.type}`,
        );
    });
    held.release();
    await loading;
    await settle();
    end();
    for (const { name } of api.calls.slice(sent)) changes.push(`after ${given} answers: calls ${name}`);
  }
}

/** The events of MobX that change state. */
const changeTypes: readonly string[] = ['add', 'update', 'delete', 'remove', 'splice'];

/** Lets the API answer so many calls, and holds the answers of all later ones until `release`. */
function holdAnswersAfter(api: FakeApi, given: number) {
  const answerNow = api.call.bind(api);
  const waiting: (() => void)[] = [];
  let calls = 0;
  let isReleased = false;
  api.call = async (name, body, options) => {
    calls += 1;
    const isHeld = calls > given && !isReleased;
    const answer = await answerNow(name, body, options);
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    options?.signal?.throwIfAborted();
    return answer;
  };
  return {
    count: () => waiting.length,
    release() {
      isReleased = true;
      for (const resume of waiting) resume();
    },
  };
}

/** Lets every answer that is there arrive. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
