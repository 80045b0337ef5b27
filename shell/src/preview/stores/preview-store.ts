import type { PreviewFault } from '@storefront/contract';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { copy } from '../copy';
import type { Preview, SeenFailure } from './preview';
import type { PreviewGateway } from '../gateway/preview-gateway';

/** A fault as the badge shows it. */
export interface ShownFault extends PreviewFault {
  /** The place in the source; undefined while it is asked for, and where nobody knows it. */
  place?: string;
}

export interface PreviewStoreDeps {
  readonly preview: Preview;
  readonly gateway: PreviewGateway;
  /** Whether the shell that the page was decided to start runs; otherwise an older one has replaced it. */
  readonly isShellStarted: boolean;
}

// A page that throws at every key press has said enough by then.
const maxFaults = 20;

/** Everything that keeps a preview from being what its link names (ROL-6). */
export class PreviewStore {
  readonly releases: readonly string[];
  faults: ShownFault[];
  readonly #gateway: PreviewGateway;
  readonly #nameOf: Preview['nameOf'];

  constructor({ preview, gateway, isShellStarted }: PreviewStoreDeps) {
    const { shell } = preview;
    this.releases = preview.releases;
    this.#gateway = gateway;
    this.#nameOf = preview.nameOf;
    this.faults = [...preview.faults];
    if (!isShellStarted && shell !== undefined)
      this.faults.push({ release: shell, what: copy.notStarted, shown: copy.olderShell });
    makeAutoObservable(this, { releases: false });
    reaction(
      () => preview.seen.length,
      (_length, before = 0) => {
        for (const failure of preview.seen.slice(before)) this.#take(failure);
      },
      { fireImmediately: true },
    );
  }

  #take(failure: SeenFailure) {
    if (this.faults.length >= maxFaults) return;
    const release = this.#nameOf(failure.feature, failure.version);
    const fault: ShownFault = { release, what: copy.failed(failure), shown: this.#shownFor(failure) };
    runInAction(() => this.faults.push(fault));
    // The one in the array is observed.
    const shown = this.faults.at(-1);
    this.#gateway.placeOf(release, failure.stack ?? []).then(
      (place) =>
        runInAction(() => {
          if (shown !== undefined && place !== undefined) shown.place = place;
        }),
      () => undefined,
    );
  }

  #shownFor(failure: SeenFailure): string {
    if (failure.kind === 'threw') return copy.stays;
    return failure.replacedBy === null ? copy.nothing : this.#nameOf(failure.feature, failure.replacedBy);
  }
}
