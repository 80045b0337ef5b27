import { mutantsOf } from '../mutant';

/** Breaks of the shell: which release a page shows, who is logged in, when a page is reloaded. */
export const shell = [
  ...mutantsOf(
    'shell/src/federation/feature-loader.ts',
    [
      'RES-8',
      'a release that failed is tried again on the next page',
      'this.#failed.add(version);',
      'void version;',
    ],
    [
      'SHL-2',
      'a page that throws while it is drawn keeps its release',
      'this.#loads.clear();\n    const replacedBy',
      'const replacedBy',
    ],
    ['SHL-3', 'Retry does not try again', 'this.#failedVersions = undefined;\n    this.#loads.clear();', ''],
  ),
  ...mutantsOf('shell/src/federation/release-race.ts', [
    'SHL-2',
    'a release that never answers is waited for',
    "clock.after(timeLimit, () => this.#lose({ kind: 'late', release, code: 'timeout' }))",
    'clock.after(timeLimit, () => undefined)',
  ]),
  ...mutantsOf('shell/src/session/domain/login-rules.ts', [
    'ACC-15',
    'a registration takes a code of five digits',
    '/^\\d{6}$/',
    '/^\\d{5,6}$/',
  ]),
  ...mutantsOf(
    'shell/src/session/stores/session-store.ts',
    [
      'RTE-19',
      'a guest stays a guest on a business’s pages',
      'if (stored === undefined || !isGuest(stored)) return;',
      'if (stored === undefined || isGuest(stored)) return;',
    ],
    [
      'BUS-4',
      'nobody is told of a login',
      "this.#deps.bus.publish('login-complete'",
      "void ('login-complete'",
    ],
  ),
];

/** Breaks of what the remotes show and refuse. */
export const remotes = [
  ...mutantsOf(
    'remote-listing/src/domain/badge.ts',
    [
      'LST-43',
      'a restaurant without any mode says Order-now',
      "modes.includes('yes') ? 'Order-now' : 'Closed'",
      "modes.includes('yes') ? 'Order-now' : 'Order-now'",
    ],
    ['LST-40', 'an order for later says Order-now', "if (!modes.includes('yes')) return 'Pre-order';", ''],
  ),
  ...mutantsOf(
    'remote-listing/src/domain/criteria.ts',
    [
      'LST-17',
      'a restaurant without a cuisine is shown',
      '.filter(({ cuisineIds }) => cuisineIds.length > 0)',
      '',
    ],
    ['LST-25', 'Z to A reads A to Z', "sort === 'za' ? matching.reverse() : matching", 'matching'],
    [
      'LST-18',
      'only restaurants with all chosen cuisines are shown',
      'restaurant.cuisineIds.some((id) => cuisineIds.includes(id))',
      'cuisineIds.every((id) => restaurant.cuisineIds.includes(id))',
    ],
    ['LST-11', 'a cuisine counts itself double', '(counts.get(id) ?? 0) + 1', '(counts.get(id) ?? 1) + 1'],
  ),
  ...mutantsOf(
    'remote-ordering/src/domain/cart-lines.ts',
    ['CRT-8', 'a comment makes no line of its own', '    comment,\n    extras', '    extras'],
    ['CRT-7', 'less takes a line below one', 'Math.max(1, quantity)', 'Math.max(0, quantity)'],
    [
      'CRT-4',
      'the last one of a line cannot be removed',
      'return line.quantity === 1 ? [] : [decreased(line)];',
      'return [decreased(line)];',
    ],
    ['CRT-2', 'the same dish makes a second line', 'if (existing)\n', 'if (existing && quantity > 99)\n'],
    ['CRT-11', 'a comment may be any length', 'fitText(line, cartLimits.comment)', 'line'],
  ),
  ...mutantsOf(
    'remote-ordering/src/domain/reset.ts',
    ['CRT-15', 'a basket of another business is kept', "return 'other-business';", 'return undefined;'],
    ['CRT-16', 'yesterday’s basket is kept', "return 'new-day';", 'return undefined;'],
    ['CRT-18', 'a basket that nobody touched for a day is kept', "return 'too-old';", 'return undefined;'],
  ),
  ...mutantsOf(
    'shared/business/src/availability.ts',
    [
      'SVC-11',
      'what is not possible shows its minutes',
      "case 'no':\n      return words.unavailable;",
      "case 'no':\n      return words.minutes(offer.minutes);",
    ],
    [
      'SVC-12',
      'a preorder shows its minutes',
      'return words.preorderOnly;',
      'return words.minutes(offer.minutes);',
    ],
    [
      'SVC-16',
      'the banner does not say when the business opens',
      'text: words.closed, nextOpen }',
      "text: words.closed, nextOpen: '' }",
    ],
  ),
  ...mutantsOf(
    'remote-verification/src/domain/code-fault.ts',
    ['OTP-30', 'a code of seven digits is sent', '/^[0-9]{6}$/', '/^[0-9]{6,}$/'],
    ['OTP-29', 'a code with a space is of the wrong length', "if (/\\s/.test(typed)) return 'space';", ''],
  ),
  ...mutantsOf('remote-verification/src/domain/number-fault.ts', [
    'OTP-26',
    'a number without a leading 0 is taken',
    '/^0[0-9]{10}$/',
    '/^[0-9]{11}$/',
  ]),
  ...mutantsOf('remote-verification/src/domain/countdown.ts', [
    'OTP-11',
    'the countdown reads minutes as seconds',
    '[Math.floor(seconds / 60), seconds % 60]',
    '[Math.floor(seconds / 60), seconds]',
  ]),
  ...mutantsOf(
    'remote-checkout/src/domain/address.ts',
    [
      'ADR-22',
      'a postcode out of reach is taken',
      "return isInReach(text, sectors) ? undefined : 'out-of-reach';",
      'return undefined;',
    ],
    [
      'ADR-6',
      'the default address does not stand first',
      '...book.filter(({ isDefault }) => isDefault), ...book.filter(({ isDefault }) => !isDefault)',
      '...book',
    ],
  ),
  ...mutantsOf(
    'remote-checkout/src/domain/slots.ts',
    ['SLT-2', 'a slot less than an hour away is offered', 'at > now + hour', 'at > now'],
    ['SLT-1', 'ASAP is not offered', "return [{ kind, value: 'ASAP' }, ...times];", 'return times;'],
    [
      'SLT-3',
      'ASAP does not say that it is after opening',
      "times.length >= service.times.length ? 'asap-after-opening' : 'asap'",
      "times.length > service.times.length ? 'asap-after-opening' : 'asap'",
    ],
  ),
  ...mutantsOf('remote-checkout/src/domain/order-lines.ts', [
    'G23',
    'allergens of a dish are not told in the order',
    'allergens: marksOf(line, marks).allergens,',
    'allergens: [],',
  ]),
  ...mutantsOf('remote-checkout/src/domain/usual-order.ts', [
    'EXP-1',
    'an order that was never paid counts as the usual one',
    "state !== 'awaiting_code' && state !== 'awaiting_payment'",
    "state !== 'awaiting_code'",
  ]),
];

/** Breaks of the stored cart and of code that all workspaces share. */
export const shared = [
  ...mutantsOf('shared/cart/src/request-key.ts', [
    'ORD-1',
    'another cart is ordered under the same key',
    'if (stored?.basket === fingerprint) return stored.key;',
    'if (stored) return stored.key;',
  ]),
  ...mutantsOf('shared/contract/src/postcode.ts', [
    'LST-3',
    'the sector keeps one character too many',
    '.slice(0, -2).toLowerCase()',
    '.slice(0, -1).toLowerCase()',
  ]),
];
