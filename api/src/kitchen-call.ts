import type { Answer, Body, CallName } from '@storefront/contract';
import { kitchenOver, unknownRestaurant } from './answers';
import { call } from './call';
import type { CallContext, CallOptions, CallRegistry, Handler } from './call';
import type { BusinessRecord } from './catalogue/catalogue';
import type { Actor } from './kitchen-acts/repository';
import { createKitchenSessionRepository } from './kitchen-sessions/repository';
import type { Ports } from './ports';
import { hashToken } from './sessions/session-token';

/** The calls that carry the session of a kitchen's device. */
type KitchenCallName = {
  [Name in CallName]: Body<Name> extends { readonly kitchen_token: string }
    ? ReturnType<typeof kitchenOver> extends Answer<Name>
      ? Name
      : never
    : never;
}[CallName];

interface KitchenContext extends CallContext {
  /** The only business whose orders the caller may see or move (G10). */
  readonly business: BusinessRecord;
  /** Who calls, for the log of acts. */
  readonly by: Actor;
}

/** Registers a call of a kitchen. Its handler runs only with a session that has not ended, and knows whose it is. */
export function kitchenCall<Name extends KitchenCallName>(
  registry: CallRegistry,
  { database, catalogue, clock }: Pick<Ports, 'database' | 'catalogue' | 'clock'>,
  name: Name,
  handler: Handler<Name, KitchenContext>,
  options: CallOptions = {},
) {
  const answer: Handler<Name> = async (body, context) => {
    const session = await createKitchenSessionRepository(database).find(
      hashToken(body.kitchen_token),
      clock.now(),
    );
    if (!session) return kitchenOver();
    const business = await catalogue.businessBySlug(session.businessSlug);
    if (!business) return unknownRestaurant();
    const by: Actor = { kind: 'device', userId: session.userId, device: session.device };
    return handler(body, { ...context, business, by });
  };
  call(registry, name, answer, options);
}
