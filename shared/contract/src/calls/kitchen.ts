import { Type } from '@sinclair/typebox';
import { KitchenOrder } from '../entities/kitchen-order';
import { OrderState } from '../entities/order-summary';
import { KitchenAct } from '../entities/kitchen-act';
import {
  CalendarDate,
  Id,
  KitchenToken,
  Money,
  SessionToken,
  SlugText,
  YesNo,
  line,
  oneOf,
  text,
} from '../fields';
import { answerWith, call } from './answer';

/** A device of a kitchen logs in with the token of the business (KIT-1). `device` is the name that other devices are told. */
export const kitchenLogin = call(Type.Object({ token: line(200, 1), device: line(40) }), {
  kitchen_token: Type.String(),
  business_name: Type.String(),
  business_slug: Type.String(),
});

const KitchenRole = oneOf('owner', 'staff');

/** The businesses that the account has a role for (KIT-15). */
export const kitchenBusinesses = call(Type.Object({ sessiontoken: SessionToken }), {
  businesses: Type.Array(
    Type.Object({ business_slug: Type.String(), business_name: Type.String(), role: KitchenRole }),
  ),
});

/** A device of a kitchen logs in with the account of a person who has a role for the business (KIT-15). */
export const kitchenLoginPerson = call(
  Type.Object({ sessiontoken: SessionToken, business_slug: SlugText, device: line(40) }),
  { kitchen_token: Type.String(), business_name: Type.String(), business_slug: Type.String() },
);

/** Ends the session of this device; the same answer when it had ended before. */
export const kitchenLogout = call(Type.Object({ kitchen_token: KitchenToken }), {});

/**
 * The orders that the kitchen has to do something with, of every brand, the oldest first. `events`: the address of server-sent events, open for a
 * minute: `change` says that asking again is worth it, `beat` that the connection lives (KIT-5).
 */
export const kitchenOrders = call(Type.Object({ kitchen_token: KitchenToken }), {
  orders: Type.Array(KitchenOrder),
  events: Type.String(),
});

/**
 * Moves an order on from the state in which the device showed it (D80). 409: it has left that state meanwhile; nothing was changed, and
 * the order comes as it is now (KIT-3). A repeat of `request_key` gets the first answer again (D38).
 */
export const kitchenOrderState = call(
  Type.Object({
    kitchen_token: KitchenToken,
    okey: Id,
    from: OrderState,
    state: OrderState,
    minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_440 })),
    reason: Type.Optional(text(500)),
    request_key: line(100, 1),
  }),
  { order: KitchenOrder },
  answerWith('409', { status: Type.String(), order: KitchenOrder }),
);

/** Undoes the step that led to `from`, within ten seconds by the server's clock (KIT-9). 409: it is too late, and the order comes as it is. */
export const kitchenUndo = call(
  Type.Object({ kitchen_token: KitchenToken, okey: Id, from: OrderState, request_key: line(100, 1) }),
  { order: KitchenOrder },
  answerWith('409', { status: Type.String(), order: KitchenOrder }),
);

/** The orders of a day of London that are at their end, the newest first, at most 200. */
export const kitchenPastOrders = call(Type.Object({ kitchen_token: KitchenToken, date: CalendarDate }), {
  orders: Type.Array(KitchenOrder),
});

/**
 * Refunds dishes of an order that was paid by card, or without `lines` all that is left (KIT-10). `expected`: the amount that the person has seen;
 * 409: it would be another one now, nothing was refunded, and the order comes as it is.
 */
export const kitchenRefund = call(
  Type.Object({
    kitchen_token: KitchenToken,
    okey: Id,
    lines: Type.Optional(
      Type.Array(
        Type.Object({
          line: Type.Integer({ minimum: 0, maximum: 500 }),
          quantity: Type.Integer({ minimum: 1, maximum: 999 }),
        }),
        { minItems: 1, maxItems: 500 },
      ),
    ),
    expected: Money,
    reason: text(500),
    request_key: line(100, 1),
  }),
  { order: KitchenOrder },
  answerWith('409', { status: Type.String(), order: KitchenOrder }),
);

/** The log of what was done for the business, the newest first, fifty at a time: `before` is the id of the last one that is known (KIT-12). */
export const kitchenActs = call(
  Type.Object({
    kitchen_token: KitchenToken,
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  }),
  { acts: Type.Array(KitchenAct), more_status: YesNo },
);

/**
 * The figures of the business for the days that end with `date`. A day of a kitchen lasts from five in the morning to five, so that an evening is one. `orders` were
 * confirmed; `refused` of them were rejected or cancelled, by anybody; `sales` are the totals of the others, and `refunded` what went back of those;
 * `accepted` of the orders were accepted, after `accept_seconds` in the mean, -1 where nothing was (KIT-11).
 */
export const kitchenFigures = call(
  Type.Object({
    kitchen_token: KitchenToken,
    date: CalendarDate,
    days: Type.Integer({ minimum: 1, maximum: 31 }),
  }),
  {
    days: Type.Array(
      Type.Object({
        date: CalendarDate,
        orders: Type.Integer(),
        refused: Type.Integer(),
        sales: Money,
        refunded: Money,
        accepted: Type.Integer(),
        accept_seconds: Type.Integer(),
      }),
    ),
    best: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer(), sales: Money })),
  },
);
