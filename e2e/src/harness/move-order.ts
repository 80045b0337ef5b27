import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { addressOf } from './browser';

const house = join(__dirname, '../../..');

let token: string | undefined;

/** What Saffron Yard shows to the API, as its command prints it. */
const tokenOfSaffronYard = (): string => {
  token ??= /order_state:\s+(\S+)/.exec(
    execFileSync('npm', ['run', '--silent', 'business', '--', 'token', 'saffron-yard'], {
      cwd: house,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )?.[1];
  if (token === undefined) throw new Error('The command told no token');
  return token;
};

/** Saffron Yard moves one of its orders on, with a word to the customer where it says no. */
export const moveOrder = async (okey: string, state: string, reason = ''): Promise<void> => {
  const response = await fetch(addressOf('marketplace', '/api/business/order_state'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokenOfSaffronYard()}` },
    body: JSON.stringify({ okey, state, ...(reason === '' ? {} : { reason }) }),
  });
  const { responsecode, status } = (await response.json()) as Record<string, unknown>;
  if (String(responsecode) !== '200') throw new Error(`${state}: ${String(status)}`);
};
