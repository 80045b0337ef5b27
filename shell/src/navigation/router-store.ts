import { makeAutoObservable, observableRef } from 'mobx';
import type { Navigator, NavigationType, UNSAFE_createBrowserHistory } from 'react-router-dom';

/** The router's history: the browser's, or one in memory. */
export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

type Entry = History['location'];
/** What the router uses of a history. */
type RouterHistory = Pick<
  History,
  'location' | 'createHref' | 'encodeLocation' | 'push' | 'replace' | 'go' | 'listen'
>;
type Action = `${NavigationType}`;

/**
 * The entry of the history where the customer is, and the way to others. It uses the bare history and the low-level
 * `Router`: the data router, with its loaders and actions that nobody uses here, would cost every visitor another 16 kB.
 */
export class RouterStore {
  entry: Entry;
  /** What links use: it adds an entry, or replaces the present one when its own path is asked for. */
  readonly navigator: Navigator;
  readonly #history: RouterHistory;
  readonly #followers = new Set<(entry: Entry, action: Action) => void>();

  /** `history` must report every change, its own ones too (`v5Compat`). */
  constructor(history: RouterHistory) {
    this.#history = history;
    this.entry = history.location;
    const { createHref, encodeLocation, go } = history;
    const follow: Navigator['push'] = (to, state) =>
      createHref(to) === createHref(this.entry) ? history.replace(to, state) : history.push(to, state);
    this.navigator = { createHref, encodeLocation, go, push: follow, replace: follow };
    makeAutoObservable(this, { entry: observableRef, navigator: false }, { autoBind: true });
    history.listen(({ location, action }) => {
      this.stand(location);
      // Outside the action, so that followers find all derived values up to date.
      for (const follow of this.#followers) follow(location, action);
    });
  }

  /** Goes to a path of the site, as a new entry or in place of the present one. */
  navigate(path: string, { replace = false } = {}) {
    if (replace) this.#history.replace(path);
    else this.#history.push(path);
  }

  /** Goes through the history by a number of entries, negative for back. */
  travel(entries: number) {
    this.#history.go(entries);
  }

  /** Calls `run` at every change of the entry from now on. */
  whenMoved(run: (entry: Entry, action: Action) => void) {
    this.#followers.add(run);
  }

  private stand(entry: Entry) {
    this.entry = entry;
  }
}
