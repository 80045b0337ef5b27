import { anOrder } from 'api/testing/ordering';
import type { Target } from '../load';

const guests = 200;
const authorization = `Basic ${Buffer.from('storefront:storefront').toString('base64')}`;

/**
 * The network address of a customer's requests, which matters because the requests of one address are limited.
 */
export type AddressOf = (customer: number) => string;

export const addressPerCustomer: AddressOf = (customer) =>
  `10.${(customer >> 16) & 255}.${(customer >> 8) & 255}.${customer & 255}`;

/** Customers who share one address, as in a mobile network. */
export function sharedAddress(address: string): AddressOf {
  return () => address;
}

const headersOf = (address: string) => ({
  authorization,
  'content-type': 'application/json',
  'x-forwarded-for': address,
});

/** Guest sessions, which order in turn. */
export function guestTokens(origin: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: guests }, async (_item, guest) => {
      const answer = await fetch(`${origin}/api/users/guest`, {
        method: 'POST',
        headers: headersOf(addressPerCustomer(guest)),
        body: '{}',
      });
      return ((await answer.json()) as { sessiontoken: string }).sessiontoken;
    }),
  );
}

let orders = 0;

/**
 * Cash orders that need no confirmation, with their messages to kitchen and customer; each is by a different customer.
 */
export function ordersAt(origin: string, tokens: readonly string[], addressOf: AddressOf): Target {
  const port = Number(new URL(origin).port);
  return {
    port,
    expected: '"responsecode":"200"',
    request() {
      const order = (orders += 1);
      const body = anOrder(tokens[order % tokens.length] ?? '', { request_key: `bench-${order}` });
      const mobile_no = `077${String(order).padStart(8, '0')}`;
      const address = { ...body.address, email: `bench-${order}@example.test`, mobile_no };
      return post(port, 'business/order', { ...body, address }, addressOf(order));
    },
  };
}

/** The menu that the orders are made from, requested from many addresses. */
export function menusAt(origin: string): Target {
  const port = Number(new URL(origin).port);
  let requests = 0;
  return {
    port,
    request: () =>
      post(
        port,
        'business/menu',
        { business: 'b-saffron-yard' },
        addressPerCustomer(1_000_000 + (requests += 1)),
      ),
  };
}

const post = (port: number, call: string, contents: object, address: string): Buffer => {
  const body = JSON.stringify(contents);
  const headers = {
    host: `localhost:${port}`,
    ...headersOf(address),
    'content-length': Buffer.byteLength(body),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`POST /api/${call} HTTP/1.1`, ...head, '', body].join('\r\n'));
};
