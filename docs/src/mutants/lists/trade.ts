import { mutantsOf } from '../mutant';

const source = 'api/src';

/** Breaks of orders, bookings, payments and opening times. */
export const trade = [
  ...mutantsOf(
    `${source}/orders/place-order.ts`,
    [
      'ORD-11',
      'a cart that differs is ordered silently',
      'if (differsFromClaims(priced, body))',
      'if (differsFromClaims(priced, body) && body.business_id === "")',
    ],
    [
      'ADR-24',
      'an order below the minimum is taken',
      'if (!priced.figures.meetsMinimum)',
      'if (!priced.figures.meetsMinimum && body.business_id === "")',
    ],
    [
      'ADR-23',
      'an order goes where the business does not deliver',
      "delivery && delivery.kind !== 'delivers'",
      "delivery && delivery.kind !== 'delivers' && body.business_id === ''",
    ],
    [
      'OTP-39',
      'a cash order needs no code',
      "return cashCode === 'yes' ? 'awaiting_code' : undefined",
      "return cashCode === 'yes' && total < 0 ? 'awaiting_code' : undefined",
    ],
    [
      'PAY-5',
      'a card order stands before it is paid',
      "return total > 0 ? 'awaiting_payment' : undefined",
      'return undefined',
    ],
    [
      'PER-10',
      'boxes that were ticked are not kept',
      "body.sms_subscription === 'yes' ? { smsSubscription: true }",
      "body.sms_subscription === 'no' ? { smsSubscription: true }",
    ],
  ),
  ...mutantsOf(
    `${source}/orders/compare-claims.ts`,
    ['G4', 'a made-up delivery charge is not noticed', '[claims.delivery_price, figures.delivery],', ''],
    [
      'G4',
      'a made-up discount is not noticed',
      "[claims.discount?.discountvalue ?? '0.00', figures.discount],",
      '',
    ],
    ['G4', 'a made-up service charge is not noticed', '[claims.service_charge, figures.service],', ''],
  ),
  ...mutantsOf(
    `${source}/bookings/book-table.ts`,
    [
      'BKG-23',
      'more guests than free covers are booked',
      'slot.freeCovers < body.guest',
      'slot.freeCovers < 0',
    ],
    [
      'BKG-9',
      'a past or far date is booked',
      "if (!isBookable(body.date, now)) return { kind: 'date-refused' };",
      '',
    ],
  ),
  ...mutantsOf(
    `${source}/bookings/hold.ts`,
    [
      'BKS-10',
      'an unpaid booking holds its covers for an hour and a half',
      'const holdDuration = 15 * 60_000',
      'const holdDuration = 90 * 60_000',
    ],
    [
      'BKS-10',
      'a booking that has to be paid stands at once',
      'amountDue > 0 && isPaidFirst(paymode)',
      'amountDue > 99_999 && isPaidFirst(paymode)',
    ],
  ),
  ...mutantsOf(
    `${source}/bookings/free-slots.ts`,
    ['BKG-20', 'slots come every half hour', 'const quarter = 15 * 60_000', 'const quarter = 30 * 60_000'],
    ['BKG-21', 'a slot that has begun is offered', 'startsAt > now && freeCovers > 0', 'freeCovers > 0'],
    ['BKG-23', 'a full slot is offered', 'startsAt > now && freeCovers > 0', 'startsAt > now'],
  ),
  ...mutantsOf(
    `${source}/bookings/repository.ts`,
    [
      'BKS-10',
      'covers stay held after the fifteen minutes',
      "['booked', 'completed']),\n    and(eq(bookings.state, 'held'), gt(bookings.holdEndsAt, now))",
      "['booked', 'completed']),\n    eq(bookings.state, 'held')",
    ],
    [
      'BRD-6',
      'a booking of one brand is found on another',
      'const [row] = await database\n        .select()\n        .from(bookings)\n        .where(and(eq(bookings.id, id), inScope(bookings.brandId, scope)));',
      'const [row] = await database\n        .select()\n        .from(bookings)\n        .where(eq(bookings.id, id));',
    ],
  ),
  ...mutantsOf(`${source}/bookings/cancel-booking.ts`, [
    'ACC-3',
    'a table can be cancelled at the last minute',
    'booking.startsAt.getTime() - cancelBefore < now.getTime()',
    'booking.startsAt.getTime() < now.getTime()',
  ]),
  ...mutantsOf(
    `${source}/payments/apply-event.ts`,
    [
      'PAY-5',
      'another amount than that of the order pays it',
      'if (event.amount !== payment.amount)',
      'if (event.amount < 0)',
    ],
    [
      'PAY-5',
      'a declined payment counts as paid',
      "if (event.outcome !== 'paid')",
      "if (event.outcome === 'expired')",
    ],
  ),
  ...mutantsOf(`${source}/payment-providers/sandbox-provider.ts`, [
    'G5',
    'an event without a signature is believed',
    "return { kind: 'unsigned' };",
    'void 0;',
  ]),
  ...mutantsOf(
    `${source}/payment-providers/stripe-provider.ts`,
    ['PAY-4', 'Stripe’s events are believed without a signature', "return { kind: 'unsigned' };", 'void 0;'],
    [
      'PAY-5',
      'a session that is completed but not paid counts as paid',
      "return status === 'paid' ? 'paid' : undefined;",
      "return 'paid';",
    ],
  ),
  ...mutantsOf(
    'shared/contract/src/london-moment.ts',
    [
      'BKG-22',
      'times are those of Greenwich all the year',
      'const shown = instant + offsetAt(instant);',
      'const shown = instant;',
    ],
    [
      'BKG-22',
      'instants are those of Greenwich all the year',
      'return shown - offsetAt(shown - hour);',
      'return shown;',
    ],
  ),
  ...mutantsOf(
    `${source}/hours/opening.ts`,
    [
      'LST-33',
      'the next opening is the one that has just begun',
      '.find(({ opens }) => opens > now)',
      '.find(({ opens }) => opens >= now - 3_600_000)',
    ],
    ['BKG-22', 'an evening past midnight ends before it begins', 'end > start ? end : end + 24 * 60', 'end'],
  ),
  ...mutantsOf(
    `${source}/hours/availability.ts`,
    [
      'LST-38',
      'an order is taken that the kitchen cannot make before it closes',
      'now + preparation <= closes',
      'now <= closes',
    ],
    [
      'LST-39',
      'a business without preorders takes them',
      "isRunning ? isNow : preorder === 'yes'",
      'isRunning ? isNow : true',
    ],
  ),
  ...mutantsOf(
    `${source}/orders/check-time.ts`,
    ['SLT-8', 'an order for a time that is too near is accepted', 'at > now + nearest', 'at > now'],
    [
      'SLT-6',
      'the second of two equal times is taken for the first',
      '(slot_at === undefined || at === Date.parse(slot_at))',
      'true',
    ],
  ),
  ...mutantsOf(
    `${source}/search/find-restaurants.ts`,
    [
      'LST-17',
      'a restaurant without a cuisine is listed',
      '.filter(({ profile }) => profile.subcategory.length > 0)',
      '',
    ],
    [
      'LST-24',
      'those that take no orders stand between the others',
      'return [...restaurants.filter(takesOrders), ...restaurants.filter((one) => !takesOrders(one))]',
      'return takesOrders.length > 9 ? [] : restaurants',
    ],
    ['LST-24', 'Z to A reads A to Z', "if (filters.order === 'za') found.reverse();", ''],
  ),
  ...mutantsOf(`${source}/discounts/discount-of-code.ts`, [
    'CPN-5',
    'a code is refused in small letters',
    'const typed = code.trim().toUpperCase()',
    'const typed = code.trim()',
  ]),
  ...mutantsOf(
    `${source}/reviews/write-review.ts`,
    ['REV-22', 'who has not eaten yet may write', "if (!visit.isCompleted) return 'not-completed';", ''],
    [
      'REV-22',
      'a key of another business will do',
      'visit?.businessId !== businessId',
      'visit === undefined',
    ],
    ['REV-23', 'a second review under the same key is taken', "if (!isFirst) return 'written-before';", ''],
  ),
  ...mutantsOf(`${source}/addresses/save-address.ts`, [
    'ADR-22',
    'an address is saved where nobody delivers',
    "if (check.kind !== 'delivers') return",
    "if (check.kind !== 'delivers' && fields.postcode === '') return",
  ]),
];
