import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Opened } from './open-module';

/** What stands in a frame. */
export type Framed =
  | { readonly kind: 'loading' }
  /** `turn` is another for every time that something comes to stand here. */
  | { readonly kind: 'shown'; readonly opened: Opened; readonly turn: number }
  | { readonly kind: 'failed' };

export interface FrameDeps {
  /** Loads the module and makes its model; rejects when no release is left. */
  readonly open: (failedLater: (error: unknown) => void) => Promise<Opened>;
  /** So that a retry is one (SHL-3). */
  readonly forgetFailures: () => void;
  /** Told when something has come on the screen here. */
  readonly shown: () => void;
  /** Told of what a model throws while it is stopped: by then there is nothing to replace. */
  readonly stray: (error: unknown) => void;
}

/**
 * A place where a page or a widget stands. What throws is replaced in place by its last good release; when there is
 * none, the frame is failed until `retry` (SHL-2, SHL-3).
 */
export class FrameStore {
  framed: Framed = { kind: 'loading' };
  readonly #deps: FrameDeps;
  #started = false;
  #turn = 0;

  constructor(deps: FrameDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { framed: observableRef }, { autoBind: true });
  }

  async begin() {
    const turn = (this.#turn += 1);
    this.framed = { kind: 'loading' };
    try {
      const opened = await this.#deps.open((error) => turn === this.#turn && this.loadFailed(error));
      if (turn === this.#turn) runInAction(() => (this.framed = { kind: 'shown', opened, turn }));
      else opened.end();
    } catch {
      // The loader has reported every release that failed; here the panel stands for them.
      if (turn === this.#turn) runInAction(() => (this.framed = { kind: 'failed' }));
    }
  }

  retry() {
    if (this.framed.kind !== 'failed') return;
    this.#deps.forgetFailures();
    void this.begin();
  }

  /** The component is on the screen. */
  onScreen() {
    if (this.framed.kind !== 'shown' || this.#started) return;
    this.#started = true;
    this.#deps.shown();
    this.framed.opened.model.start?.();
  }

  /** The component has thrown, or the model has after it was shown. `opened` may have left by now; it has failed all the same. */
  failed(error: unknown, opened: Opened) {
    opened.failed(error, 'render');
    if (this.framed.kind !== 'shown' || this.framed.opened !== opened) return;
    this.leave();
    void this.begin();
  }

  private loadFailed(error: unknown) {
    if (this.framed.kind === 'shown') this.failed(error, this.framed.opened);
  }

  /** What stands here goes: it is stopped, and everything it has subscribed to ends (BUS-3). */
  leave() {
    this.#turn += 1;
    if (this.framed.kind !== 'shown') return;
    const { model, end } = this.framed.opened;
    this.framed = { kind: 'loading' };
    try {
      if (this.#started) model.stop?.();
    } catch (error) {
      this.#deps.stray(error);
    }
    this.#started = false;
    end();
  }

  serverIsBack() {
    if (this.framed.kind === 'shown') this.framed.opened.loadAgain();
  }
}
