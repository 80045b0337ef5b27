import type { Clock, End, Host } from '@storefront/host';
import { toggleFreeDish } from '@storefront/pricing';
import type { GivenGroup } from '@storefront/pricing';
import { computedStruct, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { copy } from '../copy';
import type { CartStore } from './cart-store';
import type { TotalsStore } from './totals-store';

const chooserDelay = 300;
const celebrationMilliseconds = 3_500;

/** The free dishes that the cart unlocks, the chooser that comes up by itself, and the celebration of the first (FRE-12 to FRE-15). */
export class FreeDishStore {
  isChooserOpen = false;
  isCelebrating = false;
  readonly #cart: CartStore;
  readonly #totals: TotalsStore;
  readonly #clock: Clock;
  readonly #notices: Host['notices'];
  /** The groups of the open chooser. */
  private chooserIds: readonly string[] = [];
  /** The groups whose chooser has opened by itself; it does so once for each group until the cart is reset (D66, FRE-12). */
  seen: readonly string[] = [];
  #hasCelebrated = false;
  #ends: End[] = [];
  /** What follows once the open chooser is closed. */
  #goOn: () => void = () => undefined;
  #endOpening: End = () => undefined;
  #endCelebration: End = () => undefined;

  constructor(cart: CartStore, totals: TotalsStore, { clock, notices }: Pick<Host, 'clock' | 'notices'>) {
    this.#cart = cart;
    this.#totals = totals;
    this.#clock = clock;
    this.#notices = notices;
    makeAutoObservable<this, 'chooserIds'>(
      this,
      {
        chooserIds: observableRef,
        seen: observableRef,
        // Each change of the cart makes new groups; equal ones render nothing again (G27).
        given: computedStruct,
      },
      { autoBind: true },
    );
  }

  /** Every group that the cart is given, with its dishes (FRE-2). */
  get given(): readonly GivenGroup[] {
    return this.#totals.figures.freeDishes;
  }

  /** The groups in which the customer has something to choose. */
  get selectable(): readonly GivenGroup[] {
    return this.given.filter(({ group }) => group.selectable > 0);
  }

  /** The groups of the chooser that are still unlocked. */
  get chooserGroups(): readonly GivenGroup[] {
    return this.selectable.filter(({ group }) => this.chooserIds.includes(group.id));
  }

  /** Ticks or unticks a dish of a group (FRE-9 to FRE-11). */
  toggle(groupId: string, dishId: string) {
    const given = this.given.find(({ group }) => group.id === groupId);
    if (!given) return;
    const chosen = given.dishes.filter(({ isSelected }) => isSelected).map(({ dish }) => dish.id);
    this.#cart.chooseFreeDishes(groupId, toggleFreeDish(given.group, chosen, dishId));
  }

  /** Opens the chooser with every group, as from the cart. */
  openChooser() {
    this.chooserIds = this.selectable.map(({ group }) => group.id);
    this.isChooserOpen = this.chooserIds.length > 0;
  }

  /** Opens the chooser for a customer who was sent here to choose, and goes on once it is closed; without a choice it stays closed. */
  openChooserAndGoOn(goOn: () => void) {
    this.openChooser();
    if (this.isChooserOpen) this.#goOn = goOn;
  }

  closeChooser() {
    this.isChooserOpen = false;
    const goOn = this.#goOn;
    this.#goOn = () => undefined;
    goOn();
  }

  /** Whether the open chooser has a ticked dish. */
  get hasChosen(): boolean {
    return this.chooserGroups.some(({ dishes }) => dishes.some(({ isSelected }) => isSelected));
  }

  /** Takes over what the customer of a stored cart has seen: choosers, and the celebration where free dishes were given already. */
  remember({ seen, hasCelebrated }: { readonly seen: readonly string[]; readonly hasCelebrated: boolean }) {
    this.seen = seen;
    this.#hasCelebrated = hasCelebrated;
  }

  /** Forgets what the customer has seen, so that choosers and celebration show again after a reset of the cart. */
  reset() {
    this.seen = [];
    this.#hasCelebrated = false;
    this.isChooserOpen = false;
    this.isCelebrating = false;
  }

  start() {
    this.#ends = [
      // Not `given`: each change of the cart starts the chooser's delay again, even one that leaves the groups equal (FRE-13).
      reaction(() => (this.#totals.isReady ? this.#totals.figures.freeDishes : []), this.updateChooser, {
        fireImmediately: true,
      }),
    ];
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
    this.#endOpening();
    this.#endCelebration();
  }

  private updateChooser(given: readonly GivenGroup[], before: readonly GivenGroup[] = []) {
    this.announceLoss(given, before);
    if (given.length > 0 && !this.#hasCelebrated) this.celebrate();
    if (given.length === 0) this.isChooserOpen = false;
    const unseen = this.unseenIds();
    if (unseen.length === 0) return;
    this.#endOpening();
    this.#endOpening = this.#clock.after(chooserDelay, this.openForUnseen);
  }

  /** Names the free dishes that a change of the cart or the mode has taken from the customer; an emptied cart needs no words. */
  private announceLoss(given: readonly GivenGroup[], before: readonly GivenGroup[]) {
    const kept = new Set(given.map(({ group }) => group.id));
    const lost = before.filter(({ group }) => !kept.has(group.id)).flatMap(selectedNames);
    if (lost.length > 0 && !this.#cart.isEmpty) this.#notices.show(copy.freeDishes.lost(lost));
  }

  private openForUnseen() {
    const unseen = this.unseenIds();
    if (unseen.length === 0) return;
    this.seen = [...this.seen, ...unseen];
    this.chooserIds = this.isChooserOpen ? [...this.chooserIds, ...unseen] : unseen;
    this.isChooserOpen = true;
  }

  private unseenIds(): readonly string[] {
    return this.selectable.map(({ group }) => group.id).filter((id) => !this.seen.includes(id));
  }

  private celebrate() {
    this.#hasCelebrated = true;
    this.isCelebrating = true;
    this.#endCelebration();
    this.#endCelebration = this.#clock.after(celebrationMilliseconds, () =>
      runInAction(() => (this.isCelebrating = false)),
    );
  }
}

const selectedNames = ({ dishes }: GivenGroup): readonly string[] =>
  dishes.filter(({ isSelected }) => isSelected).map(({ dish }) => dish.name);
