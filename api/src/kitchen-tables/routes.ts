import { refused } from '../answers';
import type { ApiModule } from '../api-module';
import { isBookable, slotsOn } from '../bookings/free-slots';
import { createBookingRepository } from '../bookings/repository';
import type { BusinessRecord } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { actLog } from '../kitchen-acts/act-log';
import type { Actor } from '../kitchen-acts/repository';
import { runKitchenAct } from '../kitchen/run-kitchen-act';
import { kitchenCall } from '../kitchen-call';
import { blockSlot } from './block-slot';
import { changeTable } from './change-table';
import { copy } from './copy';
import { presentTables } from './present-tables';
import { seatWalkIn } from './walk-in';

// Several devices of a kitchen share one address.
const limit = { times: 600, seconds: 60 };

/** The tables of a day, for the people who seat its guests. */
export const kitchenTableRoutes: ApiModule = (registry, ports) => {
  const { clock, database } = ports;

  kitchenCall(
    registry,
    ports,
    'kitchen/tables',
    async ({ date }, { business: { profile } }) => {
      const now = clock.now();
      if (!isBookable(date, now)) return refused(copy.dateRefused);
      const id = profile.business_id;
      const repository = createBookingRepository(database);
      const [tables, taken, blocks] = await Promise.all([
        repository.tablesOn(id, date, now),
        repository.coversOn(id, date, now),
        repository.blocksOn(id, date),
      ]);
      const covers = profile.booking?.capacity_per_slot ?? 0;
      const slots =
        profile.booking === null ? [] : slotsOn({ hours: profile, date, capacity: covers, taken });
      return presentTables({ covers, slots, tables, taken, blocks }, now);
    },
    { limit },
  );

  kitchenCall(
    registry,
    ports,
    'kitchen/table_state',
    ({ request_key: key, id, from, state }, { business, by }) =>
      runKitchenAct(
        ports,
        { call: 'kitchen/table_state', business, key, payload: { id, from, state } },
        (transaction, now) =>
          changeTable(
            transaction,
            { id, from, state },
            { profile: business.profile, now, log: logOf(transaction, business, by, now) },
          ),
      ),
    { limit },
  );

  kitchenCall(
    registry,
    ports,
    'kitchen/walk_in',
    ({ request_key: key, date, slot_id, guests }, { business, brand, by }) =>
      runKitchenAct(
        ports,
        { call: 'kitchen/walk_in', business, key, payload: { date, slot_id, guests } },
        (transaction, now) =>
          seatWalkIn(
            transaction,
            { date, slot_id, guests },
            {
              profile: business.profile,
              siteOrigin: brand.origin,
              now,
              log: logOf(transaction, business, by, now),
            },
          ),
      ),
    { limit },
  );

  kitchenCall(
    registry,
    ports,
    'kitchen/block',
    async ({ request_key: key, date, slot_id, blocked }, { business, by }) => {
      if (!isBookable(date, clock.now())) return refused(copy.dateRefused);
      return runKitchenAct(
        ports,
        { call: 'kitchen/block', business, key, payload: { date, slot_id, blocked } },
        (transaction, now) =>
          blockSlot(
            transaction,
            { date, slot_id, blocked },
            { profile: business.profile, log: logOf(transaction, business, by, now) },
          ),
      );
    },
    { limit },
  );
};

const logOf = (transaction: Database, { profile }: BusinessRecord, by: Actor, now: Date) =>
  actLog(transaction, { businessId: profile.business_id, by, now });
