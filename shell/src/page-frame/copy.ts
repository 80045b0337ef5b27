/** Texts of a frame whose page or widget cannot be shown. */
export const copy = {
  pageFailed: 'This page is taking a break',
  pageFailedText:
    'Something on our side went wrong. Your order and everything else on the site are safe and still work.',
  widgetFailed: 'This part cannot be shown right now. The rest of the page still works.',
  retry: 'Try again',
  home: 'Go home',
  contact: 'Contact us',
  loading: 'Loading',
} as const;
