import type { ServiceMode } from '@storefront/contract';
import { DatabaseUnusable } from '../database/database';
import type { Database } from '../database/database';
import { parseFormerColumns } from './former-columns';
import { createFormerOrderRepository } from './former-orders-repository';
import type { FormerOrder } from './former-orders-repository';
import type { OrderContent } from './order-content';

const rowsAtOnce = 100;
const maxNamed = 10;

type FormerOrders = ReturnType<typeof createFormerOrderRepository>;

/**
 * Gives each order of a version before decision 0018 its content, and returns how many it converted. It refuses when an order is damaged, after
 * it has converted all others. One statement converts one order, and only if nobody has changed it since it was read. Other processes may
 * therefore convert, change or erase the same orders meanwhile, and it may be stopped at any point and repeated.
 */
export async function convertFormerOrders(database: Database): Promise<number> {
  const orders = createFormerOrderRepository(database);
  let converted = 0;
  while (await orders.someLackContent()) {
    const pass = await convertAll(orders);
    converted += pass.converted;
    if (pass.damaged.length > 0 && pass.changed === 0) throw new DatabaseUnusable(refusal(pass.damaged));
  }
  return converted;
}

interface Pass {
  readonly converted: number;
  /** How many somebody has changed meanwhile; they may still lack content. */
  readonly changed: number;
  /** The numbers of the orders that cannot be parsed. */
  readonly damaged: readonly string[];
}

async function convertAll(orders: FormerOrders): Promise<Pass> {
  const count = { converted: 0, changed: 0 };
  const damaged: string[] = [];
  for (let last = ''; ;) {
    const rows = await orders.withoutContent(last, rowsAtOnce);
    const newest = rows.at(-1);
    if (!newest) return { ...count, damaged };
    await Promise.all(
      rows.map(async (row) => {
        const outcome = await convert(orders, row);
        if (outcome === 'damaged') damaged.push(row.orderNumber);
        else count[outcome] += 1;
      }),
    );
    last = newest.okey;
  }
}

async function convert(
  orders: FormerOrders,
  order: FormerOrder,
): Promise<'converted' | 'changed' | 'damaged'> {
  const content = parse(order);
  if (content === undefined) return 'damaged';
  return (await orders.convert(order, content)) ? 'converted' : 'changed';
}

function parse({ mode, items, freeDishes, totals }: FormerOrder): OrderContent | undefined {
  try {
    return parseFormerColumns(mode as ServiceMode, {
      items: JSON.parse(items),
      freeDishes: JSON.parse(freeDishes),
      totals: JSON.parse(totals),
    });
  } catch {
    return undefined;
  }
}

const refusal = (damaged: readonly string[]) =>
  `${damaged.length} ${damaged.length === 1 ? 'order' : 'orders'} of an earlier version cannot be read: ${damaged.slice(0, maxNamed).join(', ')}${damaged.length > maxNamed ? ' …' : ''}. ` +
  'Mend or delete these rows of the table orders, then start again.';
