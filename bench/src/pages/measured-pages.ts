import type { MeasuredPage } from './page-speed';

const opensDialog = '[role="dialog"]';

/** The pages that are measured, each with what a customer presses first. */
export const measuredPages: readonly MeasuredPage[] = [
  {
    ...{ name: 'Home', path: '/', content: 'main form', rounds: 3 },
    // An empty postcode goes nowhere (HOM-5).
    press: { button: 'main form' },
  },
  {
    name: 'Listing',
    path: '/listing?search_by_postcode=E1+6AN',
    content: 'main a[href^="/business/"]',
    // Change the place.
    press: { button: 'main aside button', effect: opensDialog },
    rounds: 3,
  },
  {
    ...{ name: 'Business', path: '/business/saffron-yard', content: 'main li[data-available]', rounds: 3 },
    // Add the first dish.
    press: { button: 'main button[aria-label^="Add "]', effect: `${opensDialog}, [data-chosen="true"]` },
  },
  {
    ...{ name: 'Booking', path: '/business/saffron-yard/booking', content: 'main form', rounds: 3 },
    // See what a table costs and book it.
    press: { button: '[class*="_bar_"] > button', effect: opensDialog },
  },
];
