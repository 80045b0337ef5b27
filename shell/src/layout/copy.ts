/** The words around every page. */
export const copy = {
  skip: 'Skip to the page',
  home: (brand: string) => `${brand}, to the start`,
  place: (postcode: string) => `Restaurants near ${postcode}`,
  noPlace: 'Where are you?',
  cart: (dishes: number) => `Your basket, ${dishes} ${dishes === 1 ? 'dish' : 'dishes'}`,
  cartShort: 'Your basket',
  logIn: 'Log in',
  account: (name: string, tables: number) =>
    tables === 0
      ? `Account of ${name}`
      : `Account of ${name}, ${tables} ${tables === 1 ? 'table' : 'tables'} booked`,
  navigation: 'Main',
  menu: 'Menu',
  book: 'Book a table',
  reviews: 'Reviews',
  information: 'Info',
  lost: 'We cannot reach the server right now.',
  lostText: 'What you have chosen is kept. We keep trying.',
  offline: 'You are offline.',
  offlineText: 'What you have chosen is kept. We go on as soon as your device is connected again.',
  tryNow: 'Try now',
  back: 'You are connected again.',
  footerLegal: 'Small print',
  footerContact: 'Talk to us',
  contactUs: 'Contact us',
  newTab: '(opens in a new tab)',
} as const;
