import type { KitchenAct, OrderState } from '@storefront/contract';
import type { TableChange, TableState } from './domain/table';
import type { Service } from './domain/tonight';
import type { KitchenPlace } from './domain/kitchen-places';
import { menuDeskCopy } from './menu-desk-copy';

/** The texts of this remote. */
export const copy = {
  title: (brand: string) => `Kitchen · ${brand}`,
  heading: 'Kitchen',
  loading: 'Loading',
  unreachable: 'There is no connection at the moment. Please try again.',
  notSent: 'That was not sent: there is no connection. Please press again.',
  offline: (time: string) => `No connection. You see the orders as they were at ${time}.`,
  queued: (steps: number) =>
    steps === 1
      ? 'One step waits for the connection. It is sent as soon as that is back.'
      : `${steps} steps wait for the connection. They are sent in order as soon as that is back.`,
  isQueued: 'Not sent yet',
  lost: (steps: number) => (steps === 1 ? 'One step was not sent.' : `${steps} steps were not sent.`),

  logIn: {
    lead: 'Log in on this device to see the orders of your restaurant.',
    token: 'Token of the restaurant',
    tokenHint: 'The person who looks after your restaurant here has it.',
    device: 'Name of this device',
    deviceHint: 'For example Pass, Bar or Counter.',
    submit: 'Log in',
    missing: 'Please enter the token.',
    or: 'Or with your own account',
    person: 'Log in with your account',
    personHint:
      'The log then has your name. Whoever looks after your restaurant here can give your account a role.',
    noRole: 'Your account has no role for a restaurant yet. Whoever looks after it here can give you one.',
    choose: 'Which restaurant?',
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
  places: {
    orders: 'Orders',
    tonight: 'Tonight',
    tables: 'Tables',
    menu: 'Menu',
    past: 'Past',
    figures: 'Figures',
    log: 'Log',
  } satisfies Record<KitchenPlace, string>,

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
    /** An order outlives the personal data in it. */
    nobody: 'Name and number were deleted.',
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

  tonight: {
    heading: 'Tonight',
    lead: 'Customers see a change at once. Your menu and your usual hours stay as they are.',
    services: 'Taking orders',
    service: { delivery: 'Delivery', collection: 'Collection', booking: 'Table booking' } satisfies Record<
      Service,
      string
    >,
    running: 'Runs',
    stopped: (time: string) => `Stopped until ${time}`,
    stopFor: (service: string) => `Stop ${service} for`,
    minutes: (minutes: number) => `${minutes} min`,
    resume: (service: string) => `Go on with ${service}`,
    takes: (minutes: number) => `An order takes ${minutes} minutes`,
    more: (more: number) => (more > 0 ? `${more} more than usual` : `${-more} less than usual`),
    asUsual: 'as usual',
    less5: '5 min less',
    more5: '5 min more',
    soldOut: 'Sold out',
    nothingSoldOut: 'Everything on your menu is to be had.',
    until: (time: string) => `until ${time}`,
    untilUndone: 'until you undo it',
    available: (name: string) => `${name} is back`,
    menu: 'Your menu',
    search: 'Find a dish or an option',
    nothingFound: 'Nothing on your menu has that name.',
    options: 'Options',
    mark: 'Sold out',
    byCatalogue: 'Off the menu',
    ask: (name: string) => `${name} is sold out`,
    hour: 'For an hour',
    today: (time: string) => `Until ${time}, for tonight`,
    undone: 'Until I undo it',
    back: 'Back',
    days: 'Special days',
    daysLead: 'Bank holidays, parties, days off: hours for one date in place of the usual ones.',
    closed: 'Closed',
    usual: (date: string) => `Usual hours on ${date}`,
    date: 'Date',
    open: 'Open',
    openOrClosed: 'Open or closed',
    start: 'From',
    end: 'Until',
    set: 'Set this day',
    dateMissing: 'Please choose a date.',
    hoursMissing: 'Please say from when until when it is open.',
  },

  desk: menuDeskCopy,

  tables: {
    heading: 'Tables',
    guests: (guests: number) => (guests === 1 ? '1 guest' : `${guests} guests`),
    none: 'Your restaurant takes no table bookings',
    noneText: 'Once it does, its tables come here by themselves.',
    closed: 'Closed on this day',
    closedText: 'There is no time at which guests could come.',
    covers: (taken: number, covers: number) => `${taken} of ${covers} covers taken`,
    blockDay: 'Take no bookings on this day',
    openDay: 'Take bookings on this day again',
    dayBlocked: 'No more bookings are taken on this day.',
    block: 'Block',
    open: 'Unblock',
    blocked: 'Blocked',
    at: (word: string, time: string) => `${word} ${time}`,
    walkIn: 'Seat guests',
    walkInTitle: (time: string) => `Guests without a booking at ${time}`,
    howMany: 'Guests',
    free: (free: number) => (free === 1 ? '1 cover is free.' : `${free} covers are free.`),
    seat: (guests: number) => `Seat ${guests}`,
    back: 'Back',
    withoutBooking: 'Without a booking',
    booking: (number: string) => `Booking ${number}`,
    states: {
      held: 'Being paid for',
      expected: 'Expected',
      seated: 'Seated',
      no_show: 'Did not come',
    } satisfies Record<TableState, string>,
    /** What is pressed to bring a table to a state. */
    steps: { expected: 'Take back', seated: 'Seat', no_show: 'Did not come' } satisfies Record<
      TableChange,
      string
    >,
  },

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
    change: (before: string, after: string) => `from ${before} to ${after}`,
    gone: (before: string) => `${before} no more`,
  },

  ticket: {
    label: (number: string) => `Ticket of order ${number}`,
    print: 'Print ticket',
    save: 'File for receipt printer',
    file: (number: string) => `order-${number}.escpos`,
    placed: (time: string) => `Placed ${time}`,
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
