import type { PageModel } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Sellable, Service, ServiceTonight, SoldOutFor, SpecialDay, Tonight } from '../domain/tonight';
import type { DayChange } from '../gateway/kitchen-gateway';
import { Changes } from './changes';
import { FollowedQuestion } from './followed-question';
import type { KitchenFrame } from './kitchen-frame';
import { SpecialDayStore } from './special-day-store';

/** The page on which a kitchen changes its menu and its service for a while (KIT-21 to KIT-24). */
export class TonightPageModel implements PageModel {
  readonly frame: KitchenFrame;
  readonly tonight: FollowedQuestion<Tonight>;
  readonly changes: Changes;
  readonly day = new SpecialDayStore();
  search = '';
  /** What the dialog asks about: for how long it is sold out; undefined while it is closed. */
  asked: Sellable | undefined;

  constructor(frame: KitchenFrame) {
    this.frame = frame;
    this.tonight = new FollowedQuestion(frame, frame.gateway.tonight);
    this.changes = new Changes(frame, this.tonight);
    makeAutoObservable(
      this,
      { frame: false, tonight: false, changes: false, day: false, asked: observableRef },
      { autoBind: true },
    );
  }

  start() {
    this.frame.start();
    this.tonight.start();
  }

  stop() {
    this.tonight.stop();
    this.frame.stop();
  }

  changeSearch(search: string) {
    this.search = search;
  }

  ask(sellable: Sellable) {
    this.asked = sellable;
  }

  closeDialog() {
    this.asked = undefined;
  }

  async markSoldOut(sellable: Sellable, until: SoldOutFor): Promise<void> {
    this.closeDialog();
    await this.changes.run(sellable.ids.join(), until, (session, key) =>
      this.frame.gateway.markSoldOut(session, sellable, until, key),
    );
  }

  /** Stops a service for some minutes; 0 goes on with it. */
  async pause(service: Service, minutes: number): Promise<void> {
    await this.changes.run(service, { pause: minutes }, (session, key) =>
      this.frame.gateway.pause(session, service, minutes, key),
    );
  }

  /** An order takes some minutes more, or less, than it does now. */
  async addMinutes({ service, minutes }: ServiceTonight, added: number): Promise<void> {
    if (service === 'booking' || minutes === undefined) return;
    const change = { shown: minutes.more, more: minutes.more + added };
    await this.changes.run(service, change, (session, key) =>
      this.frame.gateway.changeMinutes(session, service, change, key),
    );
  }

  /** Sets the date that was entered. */
  async setDay(): Promise<void> {
    const change = this.day.confirm();
    if (change && (await this.changeDay(change))) this.day.clear();
  }

  /** Gives a date back the hours of the catalogue. */
  async unsetDay({ date }: SpecialDay): Promise<void> {
    await this.changeDay({ date, state: 'usual', hours: [] });
  }

  private async changeDay(change: DayChange): Promise<boolean> {
    return this.changes.run(change.date, change, (session, key) =>
      this.frame.gateway.changeDay(session, change, key),
    );
  }
}
