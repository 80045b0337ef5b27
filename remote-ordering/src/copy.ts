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
  mode: {
    names: { delivery: 'Delivery', pickup: 'Collection' },
    gone: (name: string) => `${name} is not available any more. Please choose again.`,
  },
  postcode: {
    required: 'Please Enter Postcode',
    full: 'Please enter your full postcode.',
  },
  options: {
    kind: 'Your choice',
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
