import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Opened } from './open-module';

/** What a frame shows. */
export type Framed =
  | { readonly kind: 'loading' }
  /** `turn` is another number each time that the frame shows something new. */
  | { readonly kind: 'shown'; readonly opened: Opened; readonly turn: number }
  | { readonly kind: 'failed'; readonly isOffline: boolean };

export interface FrameDeps {
  /** Loads the module and makes its model; rejects when no release is left. */
  readonly open: (failedLater: (error: unknown) => void) => Promise<Opened>;
  /** Forgets which releases failed, so that a retry really tries again (SHL-3). */
  readonly forgetFailures: () => void;
  /** Whether the device has no network. */
  readonly isOffline: () => boolean;
  /** Called when something new is on the screen. */
  readonly shown: () => void;
  /** Called with what a model throws while it is stopped, when there is nothing left to replace. */
  readonly stray: (error: unknown) => void;
}

/**
 * The place of a page or a widget. When it throws, its last good release replaces it in place; when there is none, the frame is
 * failed until `retry` (SHL-2, SHL-3).
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
      // The loader has reported every release that failed; the frame only shows the panel.
      if (turn === this.#turn)
        runInAction(() => (this.framed = { kind: 'failed', isOffline: this.#deps.isOffline() }));
    }
  }

  retry() {
    if (this.framed.kind !== 'failed') return;
    this.#deps.forgetFailures();
    void this.begin();
  }

  /** Called when the component is on the screen; starts the model. */
  onScreen() {
    if (this.framed.kind !== 'shown' || this.#started) return;
    this.#started = true;
    this.#deps.shown();
    this.framed.opened.model.start?.();
  }

  /** Called when the component has thrown, or its model after it was shown. `opened` may have left; its release has failed all the same. */
  failed(error: unknown, opened: Opened) {
    opened.failed(error, 'render');
    if (this.framed.kind !== 'shown' || this.framed.opened !== opened) return;
    this.leave();
    void this.begin();
  }

  private loadFailed(error: unknown) {
    if (this.framed.kind === 'shown') this.failed(error, this.framed.opened);
  }

  /** Stops what the frame shows, and ends everything that it has subscribed to (BUS-3). */
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

  /** Tries again what only the missing network has kept from the screen. */
  deviceIsBack() {
    if (this.framed.kind === 'failed' && this.framed.isOffline) this.retry();
  }

  serverIsBack() {
    if (this.framed.kind === 'shown') this.framed.opened.loadAgain();
  }
}
