import { pageTokenHeader, yesNo } from '@storefront/contract';
import { createAddressRepository } from '../addresses/repository';
import { refused, unknownOrder, unknownRestaurant } from '../answers';
import { callingBusiness } from '../business-keys/calling-business';
import { call, partnerCall } from '../call';
import { lookOf } from '../catalogue/look';
import { claimedCode, limitWrongCodes } from '../discounts/limit-wrong-codes';
import type { ApiModule } from '../api-module';
import { systemActor } from '../kitchen-acts/repository';
import { customerCause } from '../outbox/customer-cause';
import { runIdempotent } from '../request-keys/run-idempotent';
import { sessionCall, userCall } from '../user-call';
import { calculateCart } from './calculate-cart';
import { copy } from './copy';
import { customerView } from './customer-view';
import { moveOrder } from './move-order';
import { lookUpForOrder, placeOrder } from './place-order';
import type { PlaceOrderResult } from './place-order';
import { presentCalculation, presentMoveOrder, presentPlaceOrder, presentReorder } from './presenter';
import { presentOrder } from './present-order';
import { presentOrderInList } from './present-order-in-list';
import type { OrderSeen } from '../ports';
import { reasonOf } from './reason';
import { reorder } from './reorder';
import { createOrderRepository } from './repository';

// Many customers share one address: an office, or a phone network.
const orderLimit = { times: 1_200, seconds: 600 };
const stateLimit = { times: 600, seconds: 60 };
const pageSize = 10;

/** What became of an order that was stored. */
type CountedOrder = Extract<PlaceOrderResult, { order: unknown }>['kind'];

/** What the guard of releases sees of an order; nothing of one that was refused for what the customer did. */
function seenIn(result: PlaceOrderResult): Pick<OrderSeen, 'value' | 'outcome'> | undefined {
  if ('order' in result) return { value: result.order.totalPence, outcome: 'placed' };
  return result.kind === 'changed' ? { value: result.priced.figures.total, outcome: 'changed' } : undefined;
}

/** The calls about orders. */
export const orderRoutes: ApiModule = (registry, ports) => {
  const { database, clock, catalogue } = ports;

  call(
    registry,
    'business/order',
    async (body, context) => {
      const { request_key: key, ...payload } = body;
      const [business, categories] = await Promise.all([
        catalogue.businessById(body.business_id),
        catalogue.menuOf(body.business_id),
      ]);
      const { discounts = [] } = business?.profile ?? {};
      await limitWrongCodes(ports, { body, context, code: claimedCode(body.discount), discounts });
      const circumstances = {
        clock,
        business,
        categories,
        brand: context.brand,
        takesCards: ports.payments !== undefined,
        causeOf: (userId: string | null) => customerCause(ports, context, userId),
      };
      let placed: CountedOrder | undefined;
      let seen: Pick<OrderSeen, 'value' | 'outcome'> | undefined;
      const outcome = await runIdempotent(
        database,
        { call: 'business/order', brandId: context.brand.id, key, payload, now: clock.now() },
        {
          lookUp: (transaction) => lookUpForOrder(transaction, body, circumstances),
          async run(transaction, found) {
            const { result, writing } = await placeOrder(transaction, body, circumstances, found);
            placed = 'order' in result ? result.kind : undefined;
            seen = seenIn(result);
            return { answer: presentPlaceOrder(result), writing };
          },
          // A refusal may pass: the same request may succeed later.
          isFinal: ({ responsecode }) => responsecode === '200' || responsecode === '203',
        },
      );
      if (outcome.kind === 'other-payload') return refused(copy.sentBefore);
      if (placed === 'placed' && business) ports.kitchenChanges.tell(business.profile.business_slug);
      if (placed !== undefined)
        ports.count('storefront_orders_total', { brand: context.brand.id, outcome: placed });
      if (seen !== undefined) {
        const { address, headers } = context;
        const token = headers[pageTokenHeader];
        ports.orderSeen({
          brand: context.brand.id,
          address,
          token: typeof token === 'string' ? token : undefined,
          ...seen,
        });
      }
      return outcome.answer;
    },
    { limit: orderLimit },
  );

  sessionCall(registry, ports, 'business/order_cart_backend_calculation', async (body, context) => {
    const { session } = context;
    const [business, categories] = await Promise.all([
      catalogue.businessById(body.business_id),
      catalogue.menuOf(body.business_id),
    ]);
    if (!business || !categories) return unknownRestaurant();
    const { discounts } = business.profile;
    await limitWrongCodes(ports, { body, context, code: claimedCode(body.discount), discounts });
    const circumstances = { business, categories, session, now: clock.now() };
    return presentCalculation(await calculateCart(database, body, circumstances));
  });

  call(registry, 'business/order_status', async ({ okey }, { brand }) => {
    const order = await createOrderRepository(database).find(okey, brand.id);
    if (!order) return unknownOrder();
    const business = await catalogue.businessById(order.businessId);
    const look = business && { business_look: lookOf(business) };
    return { responsecode: '200', order: { ...presentOrder(customerView(order, clock.now())), ...look } };
  });

  userCall(registry, ports, 'users/orders', async ({ req_page }, { session }) => {
    const [found, addresses] = await Promise.all([
      createOrderRepository(database).pageOf(session.userId, req_page, pageSize),
      createAddressRepository(database).listOf(session.userId),
    ]);
    return {
      responsecode: '200',
      list: found
        .slice(0, pageSize)
        .map((order) => presentOrderInList(customerView(order, clock.now()), addresses)),
      more_status: yesNo(found.length > pageSize),
    };
  });

  userCall(registry, ports, 'business/reorder', async ({ order_id }, { session, brand }) => {
    const user = { userId: session.userId, brandId: brand.id };
    return presentReorder(await reorder(ports, order_id, user));
  });

  partnerCall(
    registry,
    'business/order_state',
    async ({ okey, state, ...words }, context) => {
      const business = await callingBusiness(ports, context);
      if (!business) return unknownRestaurant();
      const order = { okey, businessId: business.profile.business_id };
      const result = await moveOrder(database, order, {
        state,
        reason: reasonOf(words),
        minutes: words.minutes,
        now: clock.now(),
        codeSecret: ports.config.codeSecret,
        by: systemActor,
      });
      ports.kitchenChanges.tell(business.profile.business_slug);
      return presentMoveOrder(result);
    },
    { limit: stateLimit },
  );
};
