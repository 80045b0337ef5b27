import { hasCode, isOk, yesNo } from '@storefront/contract';
import type { Body, OkAnswer, Refusal, UserData, YesNo } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { copy } from '../copy';
import type { AccountGateway, ListPage, Outcome } from './account-gateway';
import { parseBooking } from './parse-booking';
import { parseOrder } from './parse-order';
import { parseSession } from './parse-session';
import { parseUser } from './parse-user';

interface WireList<Wire> {
  responsecode: '200';
  list: Wire[];
  more_status: YesNo;
}

const ok = <Value>(value: Value) => ({ kind: 'ok' as const, value });

/** Calls the storefront API for the user of the session. */
export function httpAccountGateway({ api, session }: Pick<Host, 'api' | 'session'>): AccountGateway {
  const token = () => session.visitor.token ?? '';

  const refused = (answer: Refusal) => {
    if (hasCode(answer, '221')) session.logOut(copy.sessionOver);
    return { kind: 'refused' as const, sentence: answer.status };
  };

  const pageOf = <Wire, Item>(
    answer: WireList<Wire> | Refusal,
    parse: (wire: Wire) => Item,
  ): Outcome<ListPage<Item>> => {
    if (isOk(answer)) return ok({ items: answer.list.map(parse), hasMore: answer.more_status === 'yes' });
    return hasCode(answer, '204') ? ok({ items: [], hasMore: false }) : refused(answer);
  };

  /** Keeps what the server now knows of the user, in the session that asked. */
  const keepUser = async (
    sessiontoken: string,
    asked: Promise<OkAnswer<'users/profile'> | Refusal>,
  ): Promise<Outcome<undefined>> => {
    const answer = await asked;
    if (!isOk(answer)) return refused(answer);
    session.update({ ...answer.userdata, sessiontoken });
    return ok(undefined);
  };

  const keepAddresses = async (
    data: UserData | undefined,
    asked: Promise<OkAnswer<'users/address_delete'> | Refusal>,
  ): Promise<Outcome<undefined>> => {
    const answer = await asked;
    if (!isOk(answer)) return refused(answer);
    const { address_book, address_book_list } = answer;
    if (data) session.update({ ...data, address_book, address_book_list });
    return ok(undefined);
  };

  return {
    get user() {
      const { kind, data } = session.visitor;
      return kind === 'user' && data ? parseUser(data) : undefined;
    },

    async orders(page, signal) {
      const body = { sessiontoken: token(), req_page: page };
      return pageOf(await api.call('users/orders', body, { signal }), parseOrder);
    },

    async orderAgain(orderKey) {
      const body = { sessiontoken: token(), order_id: orderKey };
      const answer = await api.call('business/reorder', body);
      if (!isOk(answer)) return refused(answer);
      const {
        responsecode: _code,
        business_id,
        business_slug,
        cartitems,
        reorder_order_id,
        ...rest
      } = answer;
      const { missing, changes = [], ...service } = rest;
      return ok({
        businessId: business_id,
        businessSlug: business_slug,
        items: cartitems,
        orderKey: reorder_order_id,
        missing,
        changes,
        service,
      });
    },

    async payment(key) {
      const answer = await api.call('payment/session', { key, ptype: 'card' });
      if (!isOk(answer)) return refused(answer);
      return ok(
        answer.state === 'paid' ? { kind: 'paid' } : { kind: 'open', payAt: answer.redirect_payment_url },
      );
    },

    async bookings(page, signal) {
      const body = { sessiontoken: token(), req_page: page };
      return pageOf(await api.call('users/bookings', body, { signal }), parseBooking);
    },

    async cancelBooking(id) {
      const answer = await api.call('users/booking_cancel', { sessiontoken: token(), id });
      return isOk(answer) ? ok(parseBooking(answer.booking)) : refused(answer);
    },

    saveProfile(profile) {
      const sessiontoken = token();
      return keepUser(sessiontoken, api.call('users/profile', { sessiontoken, ...profile }));
    },

    async changePassword(passwords) {
      const answer = await api.call('users/password', {
        sessiontoken: token(),
        old_password: passwords.old,
        new_password: passwords.new,
      });
      if (!isOk(answer)) return refused(answer);
      const { data } = session.visitor;
      if (data) session.update({ ...data, sessiontoken: answer.sessiontoken });
      return ok(undefined);
    },

    async resetPassword(resetKey, password) {
      const answer = await api.call('users/reset_password', { reset_key: resetKey, new_password: password });
      // Not `refused`: nobody needs to be logged in for this call.
      if (!isOk(answer)) return { kind: 'refused', sentence: answer.status };
      session.update({ ...answer.userdata, sessiontoken: answer.sessiontoken });
      return ok(answer.userdata.user_id);
    },

    removeAddress: (id) =>
      keepAddresses(
        session.visitor.data,
        api.call('users/address_delete', { sessiontoken: token(), address_id: id }),
      ),

    makeDefaultAddress: (id) =>
      keepAddresses(
        session.visitor.data,
        api.call('users/address_default', { sessiontoken: token(), address_id: id }),
      ),

    saveChoices({ sms, offers, businesses }) {
      const sessiontoken = token();
      const body: Body<'users/subscriptions'> = {
        sessiontoken,
        sms_subscription: yesNo(sms),
        bookyup_subscription: yesNo(offers),
        subscribed_bs_list: [...businesses],
      };
      return keepUser(sessiontoken, api.call('users/subscriptions', body));
    },

    async loginSessions() {
      const answer = await api.call('users/sessions', { sessiontoken: token() });
      return isOk(answer) ? ok(answer.list.map(parseSession)) : refused(answer);
    },

    async endOtherSessions() {
      const answer = await api.call('users/logout_everywhere', { sessiontoken: token() });
      return isOk(answer) ? ok(answer.ended) : refused(answer);
    },

    async exportData() {
      const answer = await api.call('users/export', { sessiontoken: token() });
      return isOk(answer) ? ok(answer.data) : refused(answer);
    },

    async deleteAccount(password) {
      const answer = await api.call('users/delete', { sessiontoken: token(), password });
      return isOk(answer) ? ok(undefined) : refused(answer);
    },
  };
}
