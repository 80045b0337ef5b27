import type { Answer } from '@storefront/contract';
import { unknownOrder } from '../answers';
import type { Database } from '../database/database';
import { undoMove } from '../orders/undo-move';
import { copy } from './copy';
import { presentOne } from './present-kitchen-orders';

/** Inside a transaction, undoes the last step of an order (KIT-9). */
export async function undoFromKitchen(
  database: Database,
  undo: Parameters<typeof undoMove>[1],
): Promise<Answer<'kitchen/undo'>> {
  const result = await undoMove(database, undo);
  if (result.kind === 'unknown') return unknownOrder();
  const { orderNumber, state } = result.order;
  const order = await presentOne(database, result.order);
  if (result.kind === 'undone') return { responsecode: '200', order };
  const refusals = { 'moved-on': copy.overtaken, 'too-late': copy.tooLateToUndo };
  return { responsecode: '409', status: refusals[result.kind](orderNumber, state), order };
}
