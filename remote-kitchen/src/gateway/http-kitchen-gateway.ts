import { hasCode, isOk, yesNo } from '@storefront/contract';
import type { Answer, Refusal } from '@storefront/contract';
import type { Api } from '@storefront/host';
import { formatPounds } from '@storefront/pricing';
import type { ActOutcome, ChangeOutcome, KitchenGateway } from './kitchen-gateway';
import { parseHistory, parseMenuDesk } from './parse-menu-desk';
import { parseAct, parseFigures } from './parse-records';
import { parseOrder } from './parse-order';
import { parseTables } from './parse-tables';
import { modeOf, parseTonight } from './parse-tonight';

/** Asks the storefront API for the orders of a kitchen, and moves them. */
export function httpKitchenGateway(api: Api): KitchenGateway {
  return {
    async logIn(token, device) {
      const answer = await api.call('kitchen/login', { token, device });
      if (!isOk(answer)) return { kind: 'refused', sentence: answer.status };
      return { kind: 'ok', value: { token: answer.kitchen_token, businessName: answer.business_name } };
    },

    async businesses(sessiontoken) {
      const answer = await api.call('kitchen/businesses', { sessiontoken });
      if (!isOk(answer)) return failure(answer);
      const value = answer.businesses.map(({ business_slug: slug, business_name: name }) => ({ slug, name }));
      return { kind: 'ok', value };
    },

    async logInPerson(sessiontoken, slug, device) {
      const answer = await api.call('kitchen/login_person', { sessiontoken, business_slug: slug, device });
      if (!isOk(answer)) return failure(answer);
      return { kind: 'ok', value: { token: answer.kitchen_token, businessName: answer.business_name } };
    },

    async logOut(session) {
      await api.call('kitchen/logout', { kitchen_token: session });
    },

    async orders(session, signal) {
      const answer = await api.call('kitchen/orders', { kitchen_token: session }, { signal });
      if (isOk(answer)) return { kind: 'ok', orders: answer.orders.map(parseOrder), events: answer.events };
      return failure(answer);
    },

    async move(session, { key: okey, state: from }, step, key) {
      return outcomeOf(
        await api.call('kitchen/order_state', {
          kitchen_token: session,
          okey,
          from,
          ...step,
          request_key: key,
        }),
      );
    },

    async undo(session, { key: okey, state: from }, key) {
      return outcomeOf(
        await api.call('kitchen/undo', { kitchen_token: session, okey, from, request_key: key }),
      );
    },

    async refund(session, { key: okey }, { lines, amount, reason }, key) {
      return outcomeOf(
        await api.call('kitchen/refund', {
          kitchen_token: session,
          okey,
          ...(lines && { lines: [...lines] }),
          expected: formatPounds(amount),
          reason,
          request_key: key,
        }),
      );
    },
    async pastOrders(session, date, signal) {
      const answer = await api.call('kitchen/past_orders', { kitchen_token: session, date }, { signal });
      return isOk(answer) ? { kind: 'ok', value: answer.orders.map(parseOrder) } : failure(answer);
    },

    async figures(session, date, days, signal) {
      const answer = await api.call('kitchen/figures', { kitchen_token: session, date, days }, { signal });
      return isOk(answer) ? { kind: 'ok', value: parseFigures(answer) } : failure(answer);
    },

    async acts(session, before, signal) {
      const answer = await api.call(
        'kitchen/acts',
        { kitchen_token: session, ...(before !== undefined && { before }) },
        { signal },
      );
      if (!isOk(answer)) return failure(answer);
      return {
        kind: 'ok',
        value: { acts: answer.acts.map(parseAct), hasMore: answer.more_status === 'yes' },
      };
    },

    async tonight(session, signal) {
      const answer = await api.call('kitchen/tonight', { kitchen_token: session }, { signal });
      return isOk(answer) ? { kind: 'ok', value: parseTonight(answer) } : failure(answer);
    },

    async markSoldOut(session, { kind, ids }, until, key) {
      return changeOutcomeOf(
        await api.call('kitchen/sold_out', {
          kitchen_token: session,
          kind,
          ids: [...ids],
          until,
          request_key: key,
        }),
      );
    },

    async pause(session, service, minutes, key) {
      return changeOutcomeOf(
        await api.call('kitchen/pause', {
          kitchen_token: session,
          mode: modeOf(service),
          minutes,
          request_key: key,
        }),
      );
    },

    async changeMinutes(session, service, { shown, more }, key) {
      return changeOutcomeOf(
        await api.call('kitchen/minutes', {
          kitchen_token: session,
          mode: modeOf(service),
          from: shown,
          more,
          request_key: key,
        }),
      );
    },

    async changeDay(session, { date, state, hours }, key) {
      return changeOutcomeOf(
        await api.call('kitchen/special_day', {
          kitchen_token: session,
          date,
          state,
          hours: [...hours],
          request_key: key,
        }),
      );
    },

    async menu(session, signal) {
      const answer = await api.call('kitchen/menu', { kitchen_token: session }, { signal });
      return isOk(answer) ? { kind: 'ok', value: parseMenuDesk(answer) } : failure(answer);
    },

    async editMenu(session, edits, key) {
      return changeOutcomeOf(
        await api.call('kitchen/menu_edit', { kitchen_token: session, edits: [...edits], request_key: key }),
      );
    },

    async dropEdits(session, ids, key) {
      return changeOutcomeOf(
        await api.call('kitchen/menu_drop', { kitchen_token: session, ids: [...ids], request_key: key }),
      );
    },

    async publishMenu(session, revision, when, key) {
      const time =
        typeof when === 'number'
          ? ({ when: 'later', at: new Date(when).toISOString() } as const)
          : ({ when } as const);
      return changeOutcomeOf(
        await api.call('kitchen/menu_publish', {
          kitchen_token: session,
          revision,
          ...time,
          request_key: key,
        }),
      );
    },

    async previewMenu(session, revision, key) {
      const answer = await api.call('kitchen/menu_preview', {
        kitchen_token: session,
        revision,
        request_key: key,
      });
      return isOk(answer) ? { kind: 'done', slug: answer.slug } : failure(answer);
    },

    async menuHistory(session, before, signal) {
      const answer = await api.call(
        'kitchen/menu_history',
        { kitchen_token: session, ...(before !== undefined && { before }) },
        { signal },
      );
      return isOk(answer) ? { kind: 'ok', value: parseHistory(answer) } : failure(answer);
    },

    async restoreMenu(session, id, key) {
      return changeOutcomeOf(
        await api.call('kitchen/menu_restore', { kitchen_token: session, id, request_key: key }),
      );
    },

    async tables(session, date, signal) {
      const answer = await api.call('kitchen/tables', { kitchen_token: session, date }, { signal });
      return isOk(answer) ? { kind: 'ok', value: parseTables(answer) } : failure(answer);
    },

    async changeTable(session, { id, state: from }, state, key) {
      // The server never offers a step from a table that is being paid for.
      if (from === 'held') throw new TypeError('A table that is held has no next state');
      return changeOutcomeOf(
        await api.call('kitchen/table_state', { kitchen_token: session, id, from, state, request_key: key }),
      );
    },

    async seatWalkIn(session, { date, slotId, guests }, key) {
      return changeOutcomeOf(
        await api.call('kitchen/walk_in', {
          kitchen_token: session,
          date,
          slot_id: slotId,
          guests,
          request_key: key,
        }),
      );
    },

    async block(session, { date, slotId, isBlocked }, key) {
      return changeOutcomeOf(
        await api.call('kitchen/block', {
          kitchen_token: session,
          date,
          slot_id: slotId,
          blocked: yesNo(isBlocked),
          request_key: key,
        }),
      );
    },
  };
}

function changeOutcomeOf(
  answer: Answer<
    | 'kitchen/sold_out'
    | 'kitchen/pause'
    | 'kitchen/minutes'
    | 'kitchen/special_day'
    | 'kitchen/table_state'
    | 'kitchen/walk_in'
    | 'kitchen/block'
    | 'kitchen/menu_edit'
    | 'kitchen/menu_drop'
    | 'kitchen/menu_publish'
    | 'kitchen/menu_restore'
  >,
): ChangeOutcome {
  if (isOk(answer)) return { kind: 'done' };
  if (hasCode(answer, '409')) return { kind: 'overtaken', sentence: answer.status };
  return failure(answer);
}

const failure = (answer: Refusal) => ({
  kind: hasCode(answer, '221') ? ('over' as const) : ('refused' as const),
  sentence: answer.status,
});

function outcomeOf(answer: Answer<'kitchen/order_state' | 'kitchen/undo' | 'kitchen/refund'>): ActOutcome {
  if (isOk(answer)) return { kind: 'done', order: parseOrder(answer.order) };
  if (hasCode(answer, '409'))
    return { kind: 'overtaken', order: parseOrder(answer.order), sentence: answer.status };
  return failure(answer);
}
