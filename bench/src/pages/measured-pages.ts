import type { MeasuredPage } from './page-speed';

const opensDialog = '[role="dialog"]';

/** The measured pages, each with the button that a customer presses first. */
export const measuredPages: readonly MeasuredPage[] = [
  {
    name: 'Home',
    path: '/',
    content: 'main form',
    rounds: 5,
    // An empty postcode leads to no other page (HOM-5).
    press: { button: 'main form' },
  },
  {
    name: 'Listing',
    path: '/listing?search_by_postcode=E1+6AN',
    content: 'main a[href^="/business/"]',
    // The button that changes the place.
    press: { button: 'main aside button', effect: opensDialog },
    rounds: 5,
  },
  {
    name: 'Business',
    path: '/business/saffron-yard',
    content: 'main li[data-available]',
    rounds: 5,
    // The button that adds the first dish.
    press: { button: 'main button[aria-label^="Add "]', effect: `${opensDialog}, [data-chosen="true"]` },
  },
  {
    name: 'Booking',
    path: '/business/saffron-yard/booking',
    content: 'main form',
    rounds: 5,
    // The button that shows what a table costs and books it.
    press: { button: '[class*="_bar_"] > button', effect: opensDialog },
  },
];
