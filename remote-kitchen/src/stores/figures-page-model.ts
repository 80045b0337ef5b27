import type { PageModel } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import type { Figures } from '../domain/figures';
import { kitchenDate } from '../domain/kitchen-day';
import { FollowedQuestion } from './followed-question';
import type { KitchenFrame } from './kitchen-frame';

/** How many days the page shows, today included. */
export const periods = [1, 7, 28] as const;
export type Period = (typeof periods)[number];

/** The page of the figures (KIT-11). */
export class FiguresPageModel implements PageModel {
  readonly frame: KitchenFrame;
  readonly figures: FollowedQuestion<Figures>;
  period: Period = 1;

  constructor(frame: KitchenFrame) {
    this.frame = frame;
    this.figures = new FollowedQuestion(frame, (session, signal) =>
      frame.gateway.figures(session, kitchenDate(frame.clock.now()), this.period, signal),
    );
    makeAutoObservable(this, { frame: false, figures: false }, { autoBind: true });
  }

  start() {
    this.frame.start();
    this.figures.start();
  }

  stop() {
    this.figures.stop();
    this.frame.stop();
  }

  choosePeriod(period: Period) {
    this.period = period;
    this.figures.reload();
  }
}
