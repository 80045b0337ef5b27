import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { ServiceMode, oneOf } from './fields';

const Instant = Type.Integer({ minimum: 0 });

/** The payload of each event of the bus (BUS-1). Fields may be added; a reader ignores those it does not know (BUS-6). */
export const busEventSchemas = {
  /** Somebody has logged in; whatever waited for that continues (BUS-5). */
  'login-complete': Type.Object({ userId: Type.String(), guest: Type.Boolean() }),
  'logged-out': Type.Object({ reason: oneOf('asked', 'session-over', 'guest-left', 'deleted') }),
  /** `count` is of dishes, quantities included; `total` is whole pence; `mode` is null while none is chosen. */
  'cart-changed': Type.Object({
    businessId: Type.String(),
    count: Type.Integer({ minimum: 0 }),
    total: Type.Integer({ minimum: 0 }),
    mode: Type.Union([ServiceMode, Type.Null()]),
  }),
  'cart-reset': Type.Object({
    reason: oneOf('other-business', 'new-day', 'too-old', 'conflict', 'unreadable', 'ordered'),
    businessId: Type.Union([Type.String(), Type.Null()]),
  }),
  /** The searched postcode in the form of D11. */
  'location-changed': Type.Object({ postcode: Type.String() }),
  /** A navigation to the empty path, /business or /checkout (D5); `at` is milliseconds since 1970. */
  'page-viewed': Type.Object({ path: Type.String(), at: Instant }),
  /**
   * A release failed for this visitor; `replacedBy` is the version shown in its place, null for the panel (SHL-2), and `stack` the positions
   * in files of the release where it threw, innermost first, as `path:line:column` (OBS-1).
   */
  'remote-failed': Type.Object({
    feature: Type.String(),
    version: Type.String(),
    phase: oneOf('fetch', 'integrity', 'execute', 'create', 'render'),
    code: Type.String(),
    replacedBy: Type.Union([Type.String(), Type.Null()]),
    stack: Type.Optional(Type.Array(Type.String())),
  }),
  'order-placed': Type.Object({ okey: Type.String(), businessId: Type.String() }),
  'booking-placed': Type.Object({ id: Type.String(), businessId: Type.String() }),
} satisfies Record<string, TSchema>;

/** The events of the bus and their payloads. */
export type BusEvents = { [Name in keyof typeof busEventSchemas]: Static<(typeof busEventSchemas)[Name]> };
