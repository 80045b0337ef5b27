import { everyBrand } from '../brands/brand-scope';
import type { Database } from '../database/database';
import { clockActor } from '../kitchen-acts/repository';
import type { Ports } from '../ports';
import { copy } from './copy';
import { applyMove } from './move-order';
import { createOrderRepository } from './repository';
import type { Order } from './repository';

const batch = 50;
const hour = 3_600_000;

/** Cancels orders that their business did not accept in time, refunds them and tells the customers (D80). */
export async function cancelUnaccepted({
  database,
  clock,
  catalogue,
  config,
  kitchenChanges,
}: Pick<Ports, 'database' | 'clock'> & {
  readonly kitchenChanges: Pick<Ports['kitchenChanges'], 'tell'>;
  readonly config: Pick<Ports['config'], 'codeSecret'>;
  readonly catalogue: Pick<Ports['catalogue'], 'businessById'>;
}): Promise<void> {
  const now = clock.now();
  for (const okey of await createOrderRepository(database).unaccepted(now, batch)) {
    const found = await createOrderRepository(database).find(okey, everyBrand);
    const kitchen = found && (await catalogue.businessById(found.businessId))?.profile;
    await ifStill(
      database,
      okey,
      ({ state }) => state === 'placed',
      (transaction, order) =>
        applyMove(
          transaction,
          order,
          {
            state: 'cancelled',
            reason: copy.reasons.unanswered(order.businessName),
            now,
            codeSecret: config.codeSecret,
            by: clockActor,
          },
          kitchen,
        ),
    );
    if (found) kitchenChanges.tell(found.businessSlug);
  }
}

/** Cancels orders whose code or payment never came. They were never confirmed, so nobody is told. */
export async function cancelAbandoned({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - hour);
  for (const okey of await createOrderRepository(database).waitingSince(before, batch)) {
    await ifStill(
      database,
      okey,
      ({ state }) => state.startsWith('awaiting_'),
      (transaction, order) =>
        createOrderRepository(transaction).move(order, { state: 'cancelled', now, reason: abandoned(order) }),
    );
  }
}

const abandoned = ({ state }: Order) =>
  state === 'awaiting_code' ? copy.reasons.codeMissing : copy.reasons.paymentMissing;

/** Acts on an order, unless its state has changed since it was found. */
async function ifStill(
  database: Database,
  okey: string,
  isStill: (order: Order) => boolean,
  act: (transaction: Database, order: Order) => Promise<unknown>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = await createOrderRepository(transaction).findForChange(okey, everyBrand);
    if (order && isStill(order)) await act(transaction, order);
  });
}
