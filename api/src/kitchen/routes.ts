import { refused } from '../answers';
import type { ApiModule } from '../api-module';
import { call } from '../call';
import { kitchenCall } from '../kitchen-call';
import { createKitchenRoleRepository } from '../kitchen-roles/repository';
import { createKitchenSessionRepository } from '../kitchen-sessions/repository';
import { createOrderRepository } from '../orders/repository';
import { logSecurityEvent } from '../security-log';
import { hashToken } from '../sessions/session-token';
import { userCall } from '../user-call';
import { copy } from './copy';
import { eventTicket } from './event-ticket';
import { logInPerson, logInToKitchen } from './log-in';
import { moveFromKitchen } from './move-from-kitchen';
import { presentKitchenOrders } from './present-kitchen-orders';
import { runKitchenAct } from './run-kitchen-act';
import { undoFromKitchen } from './undo-from-kitchen';

const loginLimit = { times: 100, seconds: 900 };
// Several devices of a kitchen share one address, and ask every few seconds.
const readLimit = { times: 1_200, seconds: 60 };
const moveLimit = { times: 600, seconds: 60 };
const hour = 3_600_000;
// Orders are for today. One that nobody ended would otherwise stay in sight for ever.
const shownHours = 36;
const maxShown = 200;

/** The calls of the people in a kitchen. */
export const kitchenRoutes: ApiModule = (registry, ports) => {
  const { database, clock, catalogue } = ports;

  call(
    registry,
    'kitchen/login',
    async (body, context) => {
      const opened = await logInToKitchen(ports, body);
      if (!opened) {
        logSecurityEvent(context, ports.config, 'login refused', body.token.split('.')[0] ?? '');
        return refused(copy.wrongToken);
      }
      const { kitchenToken, business } = opened;
      const { business_name, business_slug } = business.profile;
      return { responsecode: '200', kitchen_token: kitchenToken, business_name, business_slug };
    },
    { limit: loginLimit },
  );

  userCall(
    registry,
    ports,
    'kitchen/businesses',
    async (_body, { session }) => {
      const roles = await createKitchenRoleRepository(database).of(session.userId);
      const found = await Promise.all(
        roles.map(async ({ slug, role }) => ({ role, business: await catalogue.businessBySlug(slug) })),
      );
      return {
        responsecode: '200',
        // One that is no longer in service has no kitchen to log in to.
        businesses: found.flatMap(({ role, business }) => {
          if (business === undefined) return [];
          const { business_slug, business_name } = business.profile;
          return [{ business_slug, business_name, role }];
        }),
      };
    },
    { limit: readLimit },
  );

  userCall(
    registry,
    ports,
    'kitchen/login_person',
    async ({ business_slug: slug, device }, { session }) => {
      const opened = await logInPerson(ports, { userId: session.userId, slug, device });
      if (!opened) return refused(copy.noRole);
      const { kitchenToken, business } = opened;
      const { business_name, business_slug } = business.profile;
      return { responsecode: '200', kitchen_token: kitchenToken, business_name, business_slug };
    },
    { limit: loginLimit },
  );

  call(registry, 'kitchen/logout', async ({ kitchen_token: token }) => {
    await createKitchenSessionRepository(database).end(hashToken(token));
    return { responsecode: '200' };
  });

  kitchenCall(
    registry,
    ports,
    'kitchen/orders',
    async ({ kitchen_token: token }, { business }) => {
      const since = new Date(clock.now().getTime() - shownHours * hour);
      const orders = await createOrderRepository(database).openOf(
        business.profile.business_id,
        since,
        maxShown,
      );
      const { codeSecret, apiOrigin = '' } = ports.config;
      const ticket = eventTicket(codeSecret, hashToken(token), clock.now());
      return {
        responsecode: '200',
        orders: await presentKitchenOrders(database, orders),
        events: `${apiOrigin}/api/kitchen/events?ticket=${ticket}`,
      };
    },
    { limit: readLimit },
  );

  kitchenCall(
    registry,
    ports,
    'kitchen/order_state',
    (body, { business, by }) => {
      const { kitchen_token: _session, request_key: key, ...move } = body;
      const { codeSecret } = ports.config;
      return runKitchenAct(
        ports,
        { call: 'kitchen/order_state', business, key, payload: move },
        (transaction, now) =>
          moveFromKitchen(transaction, {
            ...move,
            businessId: business.profile.business_id,
            now,
            codeSecret,
            by,
          }),
      );
    },
    { limit: moveLimit },
  );

  kitchenCall(
    registry,
    ports,
    'kitchen/undo',
    ({ request_key: key, okey, from }, { business, by }) =>
      runKitchenAct(
        ports,
        { call: 'kitchen/undo', business, key, payload: { okey, from } },
        (transaction, now) =>
          undoFromKitchen(transaction, { okey, businessId: business.profile.business_id, from, now, by }),
      ),
    { limit: moveLimit },
  );
};
