import { formatPounds, type CartChange } from '@storefront/pricing';

const changeSentence = (change: CartChange): string => {
  switch (change.kind) {
    case 'price':
      return `${change.name} is now £${formatPounds(change.after)}.`;
    case 'renamed':
      return `${change.name} is now called ${change.after}.`;
    case 'options':
      return `${change.name} comes without ${change.lost.join(', ')} now.`;
    case 'gone':
      return `${change.name} is no longer available.`;
  }
};

/** The words of the ordering remote; the specification's own are exact. */
export const copy = {
  unreachable: 'We could not reach the server. Check your connection and try again.',
  refusedTitle: 'Sorry',
  conflict: {
    title: 'Error',
    text: 'The cart has been reset as another resturent is open in other tab, Please close multiple tab inorder to proceed',
  },
  page: {
    loading: 'Loading the restaurant',
    failedTitle: 'The restaurant did not load',
    logo: (name: string) => `Logo of ${name}`,
    cuisines: 'Cuisines',
    reviews: (count: number) => (count === 1 ? '(1 review)' : `(${count} reviews)`),
    poweredBy: 'Powered by Bookyup',
    tabs: 'Parts of the page',
    tab: { menu: 'Menu', review: 'Reviews', info: 'Info', book: 'Book a table' },
    loadingTab: 'Loading',
    noBooking: 'Table booking is not available.',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    opensNewTab: '(opens in a new tab)',
    legal: 'Legal',
  },
  menu: {
    failedTitle: 'The menu did not load',
    loading: 'Loading the menu',
    emptyTitle: 'No dishes yet',
    empty: 'This restaurant has not put its menu online yet.',
    heading: 'Menu',
    categories: 'Categories',
    toggle: 'Menu',
    offers: 'Offers',
    offer: { delivery: 'Delivery', pickup: 'Collection', pickupdelivery: 'Delivery and collection' },
    offerFull: 'Offer',
    freeDish: 'Free dish',
    pause: 'Pause the offers',
    play: 'Play the offers',
    previous: 'Offers before',
    next: 'More offers',
    more: 'Read more',
    allergy: 'Allergy information',
    welcome: 'Welcome',
    delivery: 'Free delivery',
    service: (text: string) => `Service charge ${text}`,
    baggage: (text: string) => `Bag charge ${text}`,
    ofFood: (rate: string) => `${rate}% of your food`,
    search: 'Search the menu',
    resultsFor: (text: string) => `Search result for ${text}`,
    noResults: (text: string) => `No dishes match ${text}.`,
    reset: 'Reset',
    found: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
    filters: 'Diets and allergens',
    filtersOn: (count: number) => `Diets and allergens (${count})`,
    diets: 'Only dishes that are',
    without: 'Without',
    clearFilters: 'Clear',
    filterNote: 'Recipes change: please also read the allergy information, or ask the restaurant.',
    noneLeftTitle: 'No dish is left',
    noneLeft: 'Take away a diet or an allergen to see more of the menu.',
    from: 'from',
    unavailable: 'Not available now',
    contains: (names: string) => `Contains ${names}`,
    suits: (names: string) => names,
    add: (name: string) => `Add ${name} to the basket`,
    removeOne: (name: string) => `Remove one ${name}`,
    inBasket: (count: number) => `${count} in the basket`,
    look: (name: string) => `${name}: details and options`,
  },
  mode: {
    title: 'Choose Service Type',
    legend: 'How would you like your order?',
    cancel: 'Cancel',
    save: 'Save Changes',
    times: 'When and how',
    changePostcode: 'Change postcode',
    deliveringTo: (postcode: string) => `Delivering to ${postcode}`,
    bookTable: 'Book a table',
    closedTitle: 'Sorry!!',
    closed:
      "The restaurant is closed at the moment. You'll be able to preorder before the next opening hours. Please try again later.",
    names: { delivery: 'Delivery', pickup: 'Collection' },
    gone: (name: string) => `${name} is not available any more. Please choose again.`,
  },
  postcode: {
    title: 'Enter Postcode',
    label: 'Postcode',
    placeholder: 'Enter postcode here',
    cancel: 'Cancel',
    save: 'Save Changes',
    required: 'Please Enter Postcode',
    full: 'Please enter your full postcode.',
  },
  options: {
    kind: 'Your choice',
    required: 'Required',
    quantity: (name: string) => `How many ${name}`,
    clear: (label: string) => `Clear ${label}`,
    comment: 'Anything the kitchen should know?',
    commentHint: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
    add: 'Add',
    missed: 'See what you missed',
    allergy: 'Allergy information',
  },
  cart: {
    full: 'Your basket is full. Please order what is in it first.',
    changed: (changes: readonly CartChange[]) =>
      `The menu has changed since your last visit. ${changes.map(changeSentence).join(' ')}`,
    reset: {
      'other-business': 'Your basket from the other restaurant has been emptied.',
      'new-day': 'A new day has begun, so your basket has been emptied.',
      'too-old': 'Your basket was more than a day old, so it has been emptied.',
      unreadable: 'Your basket could not be read, so it has been emptied.',
      conflict: 'Your basket has been emptied.',
      ordered: 'Your order has been placed.',
    },
  },
  discount: {
    changed: 'Your discount has changed.',
  },
  coupon: {
    unreachable: 'We could not check that code. Please try again.',
  },
} as const;
