import type { PageModel } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Table, TableChange, TableDay, TableSlot } from '../domain/table';
import { Changes } from './changes';
import { ChosenDay } from './chosen-day';
import { FollowedQuestion } from './followed-question';
import type { KitchenFrame } from './kitchen-frame';

const usualGuests = 2;

/** The page on which a business looks after its tables (KIT-31 to KIT-34). */
export class TablesPageModel implements PageModel {
  readonly frame: KitchenFrame;
  readonly tables: FollowedQuestion<TableDay>;
  readonly changes: Changes;
  readonly day: ChosenDay;
  /** The time at which guests without a booking are to be seated; undefined while the dialog is closed. */
  seating: TableSlot | undefined;
  guests = usualGuests;

  constructor(frame: KitchenFrame) {
    this.frame = frame;
    this.day = new ChosenDay(frame, { first: 0, last: 365 });
    this.tables = new FollowedQuestion(frame, (session, signal) =>
      frame.gateway.tables(session, this.day.date, signal),
    );
    this.changes = new Changes(frame, this.tables);
    makeAutoObservable(
      this,
      { frame: false, tables: false, changes: false, day: false, seating: observableRef },
      { autoBind: true },
    );
  }

  start() {
    this.frame.start();
    this.tables.start();
  }

  stop() {
    this.tables.stop();
    this.frame.stop();
  }

  /** Goes some days on, or back. */
  go(days: number) {
    this.day.go(days);
    this.changes.acts.clear();
    this.tables.reload();
  }

  async change(table: Table, state: TableChange): Promise<void> {
    await this.changes.run(table.id, [table.state, state], (session, key) =>
      this.frame.gateway.changeTable(session, table, state, key),
    );
  }

  openSeating(slot: TableSlot) {
    this.seating = slot;
    this.guests = Math.min(usualGuests, slot.free);
  }

  closeSeating() {
    this.seating = undefined;
  }

  changeGuests(guests: number) {
    this.guests = guests;
  }

  /** Seats guests without a booking at the time of the dialog. */
  async seat(): Promise<void> {
    const { seating, guests } = this;
    if (seating === undefined) return;
    this.closeSeating();
    const walkIn = { date: this.day.date, slotId: seating.id, guests };
    await this.changes.run(seating.id, walkIn, (session, key) =>
      this.frame.gateway.seatWalkIn(session, walkIn, key),
    );
  }

  /** Takes no more bookings at a time, or on the whole day without one; or takes them again. */
  async block(slot: TableSlot | undefined, isBlocked: boolean): Promise<void> {
    const block = { date: this.day.date, slotId: slot?.id ?? '', isBlocked };
    await this.changes.run(block.slotId, block, (session, key) =>
      this.frame.gateway.block(session, block, key),
    );
  }
}
