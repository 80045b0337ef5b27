import type { Clock, End } from '@storefront/host';

/** The rendered page as far as arriving on it goes. */
export interface PageView {
  /** The page's heading, once it is there. */
  heading(): HTMLElement | undefined;
  main(): HTMLElement | undefined;
  title(): string;
  whenChanged(run: () => void): End;
}

const waitsForHeading = 8_000;

/**
 * Takes the keyboard to the heading of the page that has come and says its title (SHL-6). A heading may need the page's
 * data first: until it is there the focus rests on the main part, and it is not torn from where the customer has put it.
 */
export class ArrivalGuide {
  private end: End = () => undefined;

  constructor(
    private readonly view: PageView,
    private readonly announce: (title: string) => void,
    private readonly clock: Clock,
  ) {}

  arrived() {
    this.end();
    const main = this.view.main();
    focus(main);
    if (this.toHeading()) return;
    const ends = [
      this.view.whenChanged(() => {
        if (main?.ownerDocument.activeElement !== main || this.toHeading()) this.end();
      }),
      this.clock.after(waitsForHeading, () => this.end()),
    ];
    this.end = () => {
      for (const end of ends.splice(0)) end();
    };
  }

  private toHeading(): boolean {
    const heading = this.view.heading();
    if (!heading) return false;
    focus(heading);
    this.announce(this.view.title());
    return true;
  }
}

const focus = (element: HTMLElement | undefined) => {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
};
