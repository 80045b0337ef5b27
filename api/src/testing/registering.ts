import { isOk } from '@storefront/contract';
import { fromPageOf, market } from './brands';
import type { TestBrand } from './brands';
import { outboxOf } from './ordering';
import type { TestApi } from './test-api';
import { aPassword } from './users';

/** The fields for opening an account, without the e-mail address, since each test needs its own. */
export const aPerson = { name: 'Ada Moss', mobile: '07700900777', password: aPassword };

/** The code in the newest e-mail to an address; '' when it has none. */
export async function mailedCode(api: TestApi, email: string, brand: TestBrand = market): Promise<string> {
  const mail = (await outboxOf(api, brand)).find(({ to }) => to === email);
  return /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
}

/** Opens an account as a customer does, and returns the token of its session. */
export async function openAccount(
  api: TestApi,
  person: typeof aPerson & { email: string },
  brand: TestBrand = market,
): Promise<string> {
  const headers = fromPageOf(brand);
  const registered = await api.call('users/register', person, headers);
  if (!isOk(registered)) throw new Error(registered.status);
  const { registration_key } = registered;
  const otp = await mailedCode(api, person.email, brand);
  const confirmed = await api.call('users/confirm_registration', { registration_key, otp }, headers);
  if (!isOk(confirmed)) throw new Error(confirmed.status);
  return confirmed.sessiontoken;
}
