/** Texts of a frame whose page or widget cannot be shown. */
export const copy = {
  pageFailed: 'This page is taking a break',
  pageFailedText:
    'Something on our side went wrong. Your order and everything else on the site are safe and still work.',
  pageOffline: 'You are offline',
  pageOfflineText:
    'This page is not on your device yet. It opens as soon as you are connected again; your order is kept.',
  widgetOffline: 'You are offline. Try again once you are connected.',
  widgetFailed: 'This part cannot be shown right now. The rest of the page still works.',
  retry: 'Try again',
  home: 'Go home',
  contact: 'Contact us',
  loading: 'Loading',
} as const;
