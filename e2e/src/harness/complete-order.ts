import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { addressOf } from './browser';

const house = join(__dirname, '../../..');
const steps = ['accepted', 'preparing', 'out_for_delivery', 'completed'];

/** Moves an order to be delivered on to its end, as its business would through the API. */
export const completeOrder = async (slug: string, okey: string): Promise<void> => {
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'api/src/orders/command-line.ts', 'token', slug],
    { cwd: house, encoding: 'utf8' },
  );
  const token = /order_state:\s+(\S+)/.exec(printed)?.[1] ?? '';
  for (const state of steps)
    await fetch(addressOf('marketplace', '/api/business/order_state'), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ okey, state }),
    });
};
