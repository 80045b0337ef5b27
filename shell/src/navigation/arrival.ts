import type { Clock, End } from '@storefront/host';

/** What arriving on a page needs of the rendered page. */
export interface PageView {
  /** The page's heading, once it is there. */
  heading(): HTMLElement | undefined;
  main(): HTMLElement | undefined;
  title(): string;
  whenChanged(run: () => void): End;
}

const waitsForHeading = 8_000;

/**
 * Moves the focus to the heading of the new page and announces its title (SHL-6). A heading may need the page's data first: until it
 * appears the focus is on the main element. It is not moved once the customer has put it elsewhere, nor when the page has put it into
 * the field that the customer has come for, such as that of a code.
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
    if (hasTakenFocus(main)) return this.announce(this.view.title());
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

/** Whether the new page has put the focus into a field itself; what the former page had focused is gone. */
const hasTakenFocus = (main: HTMLElement | undefined): boolean => {
  const focused = main?.ownerDocument.activeElement;
  return focused instanceof HTMLInputElement && main !== undefined && main.contains(focused);
};

const focus = (element: HTMLElement | undefined) => {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
};
