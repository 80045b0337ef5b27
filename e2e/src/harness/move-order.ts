import { addressOf } from './browser';
import { runProgram } from './run-program';

const tokens = new Map<string, string>();

/** The token of a business for the API, as the command prints it. */
export async function businessTokenOf(business = 'saffron-yard'): Promise<string> {
  const known = tokens.get(business);
  if (known !== undefined) return known;
  const printed = await runProgram('npm', ['run', '--silent', 'business', '--', 'token', business]);
  const token = /order_state:\s+(\S+)/.exec(printed)?.[1];
  if (token === undefined) throw new Error('The command printed no token');
  tokens.set(business, token);
  return token;
}

/** Moves an order to a state as its business does; `reason` is the message to the customer. */
export async function moveOrder(
  okey: string,
  state: string,
  { reason = '', business = 'saffron-yard' } = {},
): Promise<void> {
  const response = await fetch(addressOf('marketplace', '/api/business/order_state'), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await businessTokenOf(business)}`,
    },
    body: JSON.stringify({ okey, state, ...(reason === '' ? {} : { reason }) }),
  });
  const { responsecode, status } = (await response.json()) as Record<string, unknown>;
  if (String(responsecode) !== '200') throw new Error(`${state}: ${String(status)}`);
}
