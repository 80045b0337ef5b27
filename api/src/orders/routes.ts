import { londonMoment } from '@storefront/contract';
import { formatPounds, unitPrice } from '@storefront/pricing';
import { createAddressRepository } from '../addresses/repository';
import { nothingFound, refused, sessionOver, unknownOrder, unknownRestaurant } from '../answers';
import { callingBusiness } from '../business-keys/calling-business';
import { call, partnerCall } from '../call';
import type { CatalogueProfile } from '../catalogue/format';
import { checkDelivery } from '../delivery/check-delivery';
import { claimedCode, limitWrongCodes } from '../discounts/limit-wrong-codes';
import type { ApiModule } from '../api-module';
import { runIdempotent } from '../request-keys/run-idempotent';
import { findSession, findUserSession } from '../sessions/find-session';
import { copy } from './copy';
import { findContact } from './find-contact';
import { moveOrder } from './move-order';
import { lookUpForOrder, placeOrder } from './place-order';
import { presentComputed, presentMoveOrder, presentPlaceOrder } from './presenter';
import { presentOrder } from './present-order';
import { presentOrderInList } from './present-order-in-list';
import { parseClaims } from './parse-claims';
import { priceOrder } from './price-order';
import { reasonOf } from './reason';
import { createOrderRepository } from './repository';

// Many customers share one address: an office, or a phone network.
const orderLimit = { times: 1_200, seconds: 600 };
const stateLimit = { times: 600, seconds: 60 };
const pageSize = 10;

/** Without an address, the sector whose charge the customer was shown, so that cart and checkout show the same figures (TTL-8). */
const sectorShown = (
  { delivery }: CatalogueProfile,
  { del_mode, delivery_price }: { del_mode: string; delivery_price: string },
) => (del_mode === 'delivery' ? delivery.sectors.find(({ charge }) => charge === delivery_price) : undefined);

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
      const { address } = context;
      const { discounts = [] } = business?.profile ?? {};
      await limitWrongCodes(ports, { address, code: claimedCode(body.discount), discounts });
      const circumstances = {
        clock,
        business,
        categories,
        brand: context.brand,
        takesCards: ports.payments !== undefined,
      };
      const outcome = await runIdempotent(
        database,
        { call: 'business/order', brandId: context.brand.id, key, payload, now: clock.now() },
        {
          lookUp: (transaction) => lookUpForOrder(transaction, body, circumstances),
          async run(transaction, seen) {
            const { result, writing } = await placeOrder(transaction, body, circumstances, seen);
            return { answer: presentPlaceOrder(result), writing };
          },
          // A refusal may pass: the same request may succeed later.
          isFinal: ({ responsecode }) => responsecode === '200' || responsecode === '203',
        },
      );
      if (outcome.kind === 'other-payload') return refused(copy.sentBefore);
      return outcome.answer;
    },
    {
      limit: orderLimit,
      // A saved address is not in the body, so its owner's session is counted instead.
      recipients: ({ address, sessiontoken }) =>
        address ? [address.email, address.mobile_no] : [sessiontoken],
    },
  );

  call(registry, 'business/order_cart_backend_calculation', async (body, { address, brand }) => {
    const session = await findSession(ports, body.sessiontoken, brand.id);
    if (!session) return sessionOver();
    const [business, categories] = await Promise.all([
      catalogue.businessById(body.business_id),
      catalogue.menuOf(body.business_id),
    ]);
    if (!business || !categories) return unknownRestaurant();
    const { profile } = business;
    const code = claimedCode(body.discount);
    await limitWrongCodes(ports, { address, code, discounts: profile.discounts });
    const today = londonMoment(clock.now().getTime()).date;
    const postcode = await deliveryPostcode();
    const delivery =
      body.del_mode === 'delivery' && postcode !== '' ? checkDelivery(business, postcode) : undefined;
    const sector =
      delivery?.kind === 'delivers'
        ? delivery.sector
        : postcode === ''
          ? sectorShown(profile, body)
          : undefined;
    const priced = priceOrder({ profile, categories, claims: parseClaims(body), sector, today });
    return {
      responsecode: '200',
      ...presentComputed(priced),
      delivery_charge_waiver: sector?.waiver ?? '0.00',
      subtotal: formatPounds(priced.figures.subtotal),
      total: formatPounds(priced.figures.total),
      missing: [...priced.cart.dropped],
    };

    /** The postcode as far as it is known while the form is still being filled in. */
    async function deliveryPostcode(): Promise<string> {
      const { address: form, addressid = '' } = body;
      if (addressid !== '' && session?.kind === 'user') {
        const saved = await findContact(database, session, {
          addressid,
          address: null,
          del_mode: 'delivery',
        });
        return saved?.postcode ?? '';
      }
      return form?.zipcode ?? '';
    }
  });

  call(registry, 'business/order_status', async ({ okey }, { brand }) => {
    const order = await createOrderRepository(database).find(okey, brand.id);
    return order ? { responsecode: '200', order: presentOrder(order) } : unknownOrder();
  });

  call(registry, 'users/orders', async ({ sessiontoken, req_page }, { brand }) => {
    const session = await findUserSession(ports, sessiontoken, brand.id);
    if (!session) return sessionOver();
    const [found, addresses] = await Promise.all([
      createOrderRepository(database).pageOf(session.userId, req_page, pageSize),
      createAddressRepository(database).listOf(session.userId),
    ]);
    return {
      responsecode: '200',
      list: found.slice(0, pageSize).map((order) => presentOrderInList(order, addresses)),
      more_status: found.length > pageSize ? 'yes' : 'no',
    };
  });

  call(registry, 'business/reorder', async ({ sessiontoken, order_id }, { brand }) => {
    const session = await findUserSession(ports, sessiontoken, brand.id);
    if (!session) return sessionOver();
    const order = await createOrderRepository(database).find(order_id, brand.id);
    if (!order || order.userId !== session.userId) return unknownOrder();
    const [business, categories] = await Promise.all([
      catalogue.businessById(order.businessId),
      catalogue.menuOf(order.businessId),
    ]);
    if (!business || !categories) return nothingFound(copy.restaurantGone);
    const today = londonMoment(clock.now().getTime()).date;
    const lines = order.lines.map(({ line }) => ({ line, seenPrice: unitPrice(line) }));
    const priced = priceOrder({
      profile: business.profile,
      categories,
      claims: { lines, discount: { kind: 'none' }, freeDishes: {}, mode: order.mode },
      sector: undefined,
      today,
    });
    return {
      responsecode: '200',
      business_id: order.businessId,
      business_slug: business.profile.business_slug,
      cartitems: presentComputed(priced).cartitems,
      reorder_order_id: order.okey,
      missing: [...priced.cart.dropped],
    };
  });

  partnerCall(
    registry,
    'business/order_state',
    async ({ okey, state, ...words }, context) => {
      const business = await callingBusiness(ports, context);
      if (!business) return unknownRestaurant();
      const order = { okey, businessId: business.profile.business_id };
      return presentMoveOrder(
        await moveOrder(database, order, { state, reason: reasonOf(words), now: clock.now() }),
      );
    },
    // A business moves only its own orders, one step at a time, so no recipient needs protection.
    { limit: stateLimit, recipients: () => [] },
  );
};
