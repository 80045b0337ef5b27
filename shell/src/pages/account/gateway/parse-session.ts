import type { OkAnswer } from '@storefront/contract';
import type { LoginSession } from '../domain/login-session';

type WireSession = OkAnswer<'users/sessions'>['list'][number];

export function parseSession({ since, this_session }: WireSession): LoginSession {
  return { since, isThis: this_session === 'yes' };
}
