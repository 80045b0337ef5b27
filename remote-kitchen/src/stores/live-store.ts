import type { Clock, End } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import type { KitchenEvents } from '../gateway/kitchen-events';

/** The server sends a beat every 25 seconds; after two missing ones the connection counts as lost. */
const silence = 70_000;

/** The connection over which the server tells that something has changed (KIT-5). Without one the page asks every few seconds. */
export class LiveStore {
  isLive = false;
  /** How often the server has told of a change. */
  changes = 0;
  readonly #events: KitchenEvents;
  readonly #clock: Pick<Clock, 'now'>;
  #end: End | undefined;
  #heardAt = 0;

  constructor(events: KitchenEvents, clock: Pick<Clock, 'now'>) {
    this.#events = events;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Opens the connection, unless there is one. */
  open(address: string) {
    if (this.#end !== undefined) return;
    this.#heardAt = this.#clock.now();
    this.#end = this.#events.open(address, { change: this.hear, beat: this.beat, lost: this.close });
  }

  close() {
    this.#end?.();
    this.#end = undefined;
    this.isLive = false;
  }

  /** Notices a connection that has gone silent. */
  check() {
    if (this.#end !== undefined && this.#clock.now() - this.#heardAt > silence) this.close();
  }

  private hear() {
    this.beat();
    runInAction(() => (this.changes += 1));
  }

  private beat() {
    this.#heardAt = this.#clock.now();
    this.isLive = true;
  }
}
