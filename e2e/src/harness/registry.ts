import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from './browser';
import { productEnvironment } from './run-program';

/** The operators' token of the running product. */
export function operatorToken(): string {
  return readFileSync(join(productEnvironment().DATA_DIR, 'registry-token'), 'utf8').trim();
}

/** The registry's answer to a query such as `rollout?id=r1`. */
export async function askRegistry<Answer>(query: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${operatorToken()}` };
  const answer = await fetch(addressOf('marketplace', `/platform/${query}`), { headers });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}
