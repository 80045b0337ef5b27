import { isOk } from '@storefront/contract';
import type { KitchenOrder } from '@storefront/contract';
import { businessToken } from '../business-keys/business-token';
import { testConfig } from './test-api';
import type { TestApi } from './test-api';

/** Logs in a device of a kitchen and returns the token of its session. */
export async function kitchenToken(api: TestApi, slug = 'saffron-yard', device = 'Pass'): Promise<string> {
  const token = businessToken(testConfig.codeSecret, slug);
  const answer = await api.call('kitchen/login', { token, device });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.kitchen_token;
}

/** Pays an order by card on the sandbox's page. */
export async function payByCard(api: TestApi, okey: string): Promise<void> {
  const page = await api.server.inject({ url: `/pay?key=${okey}&ptype=card` });
  const payment = /name="payment" value="([\w-]+)"/.exec(page.payload)?.[1] ?? '';
  await api.server.inject({
    method: 'POST',
    url: '/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key: okey, payment, outcome: 'paid' }).toString(),
  });
}

/** An order as its kitchen sees it while it is not at its end. */
export async function findKitchenOrder(api: TestApi, okey: string, slug?: string): Promise<KitchenOrder> {
  const answer = await api.call('kitchen/orders', { kitchen_token: await kitchenToken(api, slug) });
  const order = isOk(answer) ? answer.orders.find((one) => one.okey === okey) : undefined;
  if (!order) throw new Error(`The kitchen does not see ${okey}`);
  return order;
}

/** What one dish of the first line of an order gives back. */
export async function eachOf(api: TestApi, okey: string): Promise<string> {
  return (await findKitchenOrder(api, okey)).refundable_lines?.[0]?.each ?? '0.00';
}
