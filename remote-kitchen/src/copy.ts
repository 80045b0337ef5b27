import type { KitchenAct, OrderState } from '@storefront/contract';
import type { KitchenPlace } from './domain/kitchen-places';

/** The texts of this remote. */
export const copy = {
  title: (brand: string) => `Kitchen · ${brand}`,
  heading: 'Kitchen',
  loading: 'Loading',
  unreachable: 'There is no connection at the moment. Please try again.',
  notSent: 'That was not sent: there is no connection. Please press again.',
  offline: (time: string) => `No connection. You see the orders as they were at ${time}.`,

  logIn: {
    lead: 'Log in on this device to see the orders of your restaurant.',
    token: 'Token of the restaurant',
    tokenHint: 'The person who looks after your restaurant here has it.',
    device: 'Name of this device',
    deviceHint: 'For example Pass, Bar or Counter.',
    submit: 'Log in',
    missing: 'Please enter the token.',
  },

  frame: {
    places: 'Pages of the kitchen',
    /** Beside the link to the orders. */
    waiting: (orders: number) => `${orders} new`,
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    logOut: 'Log out',
  },

  /** The links to the pages. */
  places: { orders: 'Orders', past: 'Past', figures: 'Figures', log: 'Log' } satisfies Record<
    KitchenPlace,
    string
  >,

  board: {
    waiting: 'To answer',
    inHand: 'In hand',
    nothing: 'Nothing to do',
    nothingText: 'New orders come to this page by themselves.',
    nothingWaits: 'No order waits for an answer.',
    nothingInHand: 'No order is being cooked or brought.',
  },

  order: {
    number: (number: string) => `Order ${number}`,
    delivery: 'Delivery',
    collection: 'Collection',
    soon: 'As soon as possible',
    chosen: (time: string) => `For ${time}`,
    due: (time: string) => `Due ${time}`,
    paid: 'Paid',
    toPay: (pounds: string) => `£${pounds} to pay`,
    quantity: (quantity: number) => `${quantity} ×`,
    contains: (allergens: readonly string[]) => `Contains ${allergens.join(', ')}`,
    kitchenNote: 'Note',
    riderNote: 'For the rider',
    timeLeft: (left: string) => `${left} left to answer`,
    minutes: 'Ready in how many minutes?',
    minute: (minutes: number) => `${minutes}`,
    accept: (minutes: number) => `Accept · ${minutes} min`,
    acceptChosen: (time: string) => `Accept for ${time}`,
    reject: 'Reject',
    cancel: 'Cancel order',
  },

  refusal: {
    reject: (number: string) => `Reject order ${number}?`,
    cancel: (number: string) => `Cancel order ${number}?`,
    text: 'The customer is told the reason, and gets back what was paid.',
    legend: 'Reason',
    reasons: [
      'A dish of this order is sold out.',
      'We are too busy at the moment.',
      'We are closing.',
      'We cannot deliver to this address.',
    ],
    back: 'Back',
    confirmReject: 'Reject order',
    confirmCancel: 'Cancel order',
  },

  dates: { before: 'The day before', after: 'The day after', today: 'Today' },

  past: {
    heading: 'Orders that are done',
    nothing: 'No order on this day',
    nothingText: 'Orders come here once they are handed over, rejected or cancelled.',
    placed: (time: string) => `Placed at ${time}`,
    total: (pounds: string) => `£${pounds}`,
  },

  figures: {
    heading: 'Figures',
    period: 'Days',
    periods: { 1: 'Today', 7: '7 days', 28: '28 days' },
    orders: 'Orders',
    takings: 'Takings',
    refused: 'Refused',
    refunded: 'Refunded',
    accept: 'Time to accept',
    /** Without an accepted order. */
    none: '–',
    chart: 'Takings by day',
    days: 'By day',
    day: 'Day',
    best: 'Sold most',
    nothingSold: 'Nothing was sold yet.',
    dish: 'Dish',
    quantity: 'Sold',
    sales: 'Sales',
    save: 'Save as CSV',
    file: (from: string, until: string) => `figures-${from}-to-${until}.csv`,
  },

  log: {
    heading: 'Log',
    lead: 'What was done for this restaurant, the newest first.',
    nothing: 'Nothing was done yet',
    nothingText: 'Every step with an order, every refund and every change of tonight comes here.',
    more: 'Show more',
    who: {
      device: 'A device',
      system: 'Your own system',
      operator: 'Our support',
      clock: 'The clock',
    } satisfies Record<KitchenAct['actor'], string>,
    change: (before: string, after: string) => `${before} → ${after === '' ? '–' : after}`,
  },

  undo: {
    region: 'Last steps',
    what: (number: string, state: string) => `Order ${number}: ${state}`,
    press: (seconds: number) => `Undo · ${seconds} s`,
  },

  refund: {
    open: 'Refund',
    title: (number: string) => `Refund order ${number}`,
    text: 'The money goes back to the card, and the customer gets the reason by e-mail.',
    refunded: (pounds: string) => `${pounds} went back so far.`,
    legend: 'What goes back',
    dishes: 'Some dishes',
    whole: (pounds: string) => `Everything · ${pounds}`,
    each: (pounds: string) => `${pounds} each`,
    reason: 'Reason',
    nothingChosen: 'Please choose at least one dish.',
    reasonMissing: 'Please enter a reason.',
    back: 'Back',
    confirm: (pounds: string) => `Refund ${pounds}`,
  },

  states: {
    awaiting_code: 'Waits for its code',
    awaiting_payment: 'Waits for its payment',
    placed: 'New',
    accepted: 'Accepted',
    preparing: 'Being cooked',
    ready: 'Ready',
    out_for_delivery: 'On its way',
    completed: 'Completed',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  } satisfies Record<OrderState, string>,

  /** What is pressed to bring an order to a state. */
  steps: {
    awaiting_code: '',
    awaiting_payment: '',
    placed: '',
    accepted: 'Accept',
    preparing: 'Start cooking',
    ready: 'Ready',
    out_for_delivery: 'On its way',
    completed: 'Handed over',
    rejected: 'Reject',
    cancelled: 'Cancel order',
  } satisfies Record<OrderState, string>,
} as const;
