import { isOk } from '@storefront/contract';
import { hashPassword } from '../users/password-hash';
import { randomId } from '../random-id';
import { openSession } from '../sessions/open-session';
import { createUserRepository } from '../users/repository';
import { hashNumber } from '../proven-numbers/proven-number';
import { createProvenNumberRepository } from '../proven-numbers/repository';
import { market } from './brands';
import { testConfig } from './test-api';
import type { TestApi } from './test-api';

export const aPassword = 'a long walk home';

let people = 0;

/** Creates a user and returns the token of a session. Registering over HTTP would run into the limits. */
export async function userToken(
  api: TestApi,
  {
    brandId = market.id,
    ...parts
  }: {
    name?: string;
    email?: string;
    mobile?: string;
    brandId?: string;
    emailConfirmedAt?: Date | null;
  } = {},
): Promise<string> {
  people += 1;
  const id = randomId();
  const { database } = api.database;
  await createUserRepository(database).add({
    id,
    brandId,
    email: `person-${people}@example.test`,
    name: 'Ada Moss',
    mobile: `0770090${String(people).padStart(4, '0')}`,
    passwordHash: await hashPassword(aPassword),
    createdAt: api.clock.now(),
    emailConfirmedAt: api.clock.now(),
    ...parts,
  });
  return openSession(database, { brandId, userId: id }, api.clock.now());
}

/** Records that a code sent to the number was typed in, by the session's user or by a guest. */
export async function proveNumber(api: TestApi, mobile: string, sessiontoken?: string): Promise<void> {
  const userId = sessiontoken === undefined ? '' : (await userData(api, sessiontoken)).user_id;
  const numberHash = hashNumber(testConfig.codeSecret, mobile);
  await createProvenNumberRepository(api.database.database).prove(numberHash, userId, api.clock.now());
}

/** The data that the session's user gets of themselves. */
export async function userData(api: TestApi, sessiontoken: string) {
  const answer = await api.call('users/details', { sessiontoken });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.userdata;
}
