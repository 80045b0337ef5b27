import { hasCode, isOk } from '@storefront/contract';
import type { Answer, Body, BusinessDetails, OkAnswer } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { Api } from '@storefront/host';
import { wireServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import type { AddressKind } from '../domain/address';
import type { OrderDraft } from '../domain/order-draft';
import { wireAddress } from './address-wire';
import type { AddressOutcome, CheckoutGateway, PlacingOutcome, RefreshedCart } from './checkout-gateway';
import { toPlacedDestination, orderPayload, wireRiderNote, wireTime, wireTip } from './order-payload';
import { parseBusiness } from './parse-business';
import { moneyParser } from './parse-money';

const sessionOver = { kind: 'session-over' } as const;
const refused = (sentence: string) => ({ kind: 'refused', sentence }) as const;

/** The mode with which the API takes each kind of address. */
const modesOfAddresses: Readonly<Record<AddressKind, ChosenMode>> = {
  whole: 'delivery',
  contact: 'collection',
};

const detailsOf = (answer: OkAnswer<'business/details'>): BusinessDetails => ({
  info: answer.info,
  service_availability: answer.service_availability,
  business_service_charge: answer.business_service_charge,
  payment_permission: answer.payment_permission,
  subcatagory: answer.subcatagory,
  booking: answer.booking,
  bs_delivery_sectors: answer.bs_delivery_sectors,
  delivery_timeing: answer.delivery_timeing,
  pickup_timeing: answer.pickup_timeing,
});

type Computed =
  | Extract<Answer<'business/order'>, { responsecode: '202' }>
  | OkAnswer<'business/order_cart_backend_calculation'>;

const refreshedCart = (answer: Computed, pence: (text: string) => number): RefreshedCart => ({
  items: answer.cartitems,
  freeDishes: answer.freedish,
  discount: answer.discount,
  charges: { service: pence(answer.service_charge), bag: pence(answer.baggage_charge) },
  missing: answer.missing,
});

/** Where the order goes, as far as it is known; a postcode is enough for a calculation. */
const knownDestination = (draft: OrderDraft) => {
  const { destination, cart } = draft;
  if (destination.kind !== 'unknown') return toPlacedDestination(draft);
  const known = destination.postcode === '' ? {} : { address: { zipcode: destination.postcode } };
  return { del_mode: wireServiceMode(cart.mode), ...known };
};

/** Calls the storefront API (API2-12, API2-18 to API2-20). */
export function httpCheckoutGateway(api: Api): CheckoutGateway {
  const sendAddress = async (
    body: Body<'users/order_delivery_address'>,
    signal: AbortSignal,
  ): Promise<AddressOutcome> => {
    const answer = await api.call('users/order_delivery_address', body, { signal });
    if (hasCode(answer, '221')) return sessionOver;
    if (!isOk(answer)) return refused(answer.status);
    const pence = moneyParser('users/order_delivery_address');
    return {
      kind: 'accepted',
      addressId: answer.address_id,
      terms: {
        charge: pence(answer.delivery_price),
        minimum: pence(answer.minorder_price),
        waiver: pence(answer.delivery_charge_waiver),
      },
      book:
        body.user_type === 'user'
          ? { address_book: answer.address_book, address_book_list: answer.address_book_list }
          : undefined,
    };
  };

  return {
    async business(slug, postcode, signal) {
      const answer = await api.call('business/details', { zipcode: postcode, slug }, { signal });
      if (hasCode(answer, '221')) return sessionOver;
      if (hasCode(answer, '201') && answer.postcode_url)
        return { kind: 'elsewhere', url: answer.postcode_url };
      if (!isOk(answer)) return refused(answer.status);
      const details = detailsOf(answer);
      const business = parseBusiness(details);
      if (!business) throw new ApiUnreachable('business/details');
      return { kind: 'found', business, details };
    },

    async dishMarks(businessId, signal) {
      const answer = await api.call('business/menu', { business: businessId }, { signal });
      if (!isOk(answer)) return new Map();
      return new Map(
        answer.menu.flatMap(({ product }) =>
          product.map(
            ({ product_id, allergens, diets, minimum_age: minimumAge }) =>
              [product_id, { allergens, diets, minimumAge }] as const,
          ),
        ),
      );
    },

    async calculate(draft, signal) {
      const answer = await api.call(
        'business/order_cart_backend_calculation',
        {
          ...orderPayload(draft),
          ...knownDestination(draft),
          paymode: draft.payment ?? '',
          ...wireTime(draft.time),
        },
        { signal },
      );
      if (hasCode(answer, '221')) return sessionOver;
      if (!isOk(answer)) return refused(answer.status);
      const pence = moneyParser('business/order_cart_backend_calculation');
      const refreshed = refreshedCart(answer, pence);
      const before = pence(answer.subtotal) + pence(answer.delivery_charge);
      const total = pence(answer.total);
      return {
        kind: 'priced',
        refreshed,
        sum: {
          subtotal: pence(answer.subtotal),
          // The discount is what is missing from the total, whatever the answer's `discount` says.
          discount: before + refreshed.charges.service + refreshed.charges.bag - total,
          delivery: pence(answer.delivery_charge),
          ...refreshed.charges,
          // The server is asked without the tip, which only the customer decides on.
          tip: 0,
          total,
        },
      };
    },

    saveAddress({ orderer, businessId, kind, address, formKey }, signal) {
      const { name, email, mobile_no, ...place } = wireAddress(address, modesOfAddresses[kind]);
      return sendAddress(
        {
          sessiontoken: orderer.token,
          businessid: businessId,
          user_type: orderer.isUser ? 'user' : 'guest',
          salt_key: formKey,
          name,
          email,
          mobile_no,
          ...place,
        },
        signal,
      );
    },

    chooseAddress({ orderer, businessId, address, formKey }, signal) {
      return sendAddress(
        {
          sessiontoken: orderer.token,
          businessid: businessId,
          user_type: orderer.isUser ? 'user' : 'guest',
          salt_key: formKey,
          address_id: address.id,
        },
        signal,
      );
    },

    async place(draft, requestKey): Promise<PlacingOutcome> {
      const answer = await api.call('business/order', {
        ...orderPayload(draft),
        ...toPlacedDestination(draft),
        paymode: draft.payment,
        ...wireTime(draft.time),
        ...wireRiderNote(draft),
        ...wireTip(draft),
        request_key: requestKey,
      });
      if (isOk(answer)) {
        return {
          kind: 'placed',
          okey: answer.id,
          payAt: answer.redirect_payment_url || undefined,
          subscribedBusinesses: answer.subscribed_bs_list,
        };
      }
      if (hasCode(answer, '202')) {
        return { kind: 'changed', refreshed: refreshedCart(answer, moneyParser('business/order')) };
      }
      if (hasCode(answer, '203')) {
        return { kind: 'awaits-code', okey: answer.id, subscribedBusinesses: answer.subscribed_bs_list };
      }
      if (hasCode(answer, '221')) return sessionOver;
      return {
        ...refused(answer.status),
        reopensForm: hasCode(answer, '201') && answer.deliveryformopen === 'yes',
        mayHaveArrived: hasCode(answer, '500'),
      };
    },
  };
}
