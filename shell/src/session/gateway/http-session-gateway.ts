import { hasCode, isOk } from '@storefront/contract';
import type { Answer } from '@storefront/contract';
import type { Api } from '@storefront/host';
import type { EnterOutcome, SessionGateway } from './session-gateway';

type EnterAnswer = Answer<'users/login'> | Answer<'users/confirm_registration'> | Answer<'users/guest'>;

const entered = (answer: EnterAnswer): EnterOutcome =>
  isOk(answer)
    ? { kind: 'entered', data: { ...answer.userdata, sessiontoken: answer.sessiontoken } }
    : { kind: 'refused', sentence: answer.status };

/** Calls the storefront API for session and login popup. */
export function httpSessionGateway(api: Api): SessionGateway {
  return {
    async logIn(email, password, signal) {
      return entered(await api.call('users/login', { email, password }, { signal }));
    },

    async enterAsGuest(signal) {
      return entered(await api.call('users/guest', {}, signal && { signal }));
    },

    async register(user, signal) {
      const answer = await api.call('users/register', user, { signal });
      return isOk(answer)
        ? { kind: 'code-sent', registration: { key: answer.registration_key, email: user.email } }
        : { kind: 'refused', sentence: answer.status };
    },

    async confirm({ key }, code, signal) {
      const body = { registration_key: key, otp: code };
      const answer = await api.call('users/confirm_registration', body, { signal });
      return hasCode(answer, '204') ? { kind: 'expired', sentence: answer.status } : entered(answer);
    },

    async sendPasswordLink(email, signal) {
      const answer = await api.call('users/forgot_password', { email }, { signal });
      return isOk(answer) ? { kind: 'sent' } : { kind: 'refused', sentence: answer.status };
    },

    async details(token) {
      const answer = await api.call('users/details', { sessiontoken: token });
      if (isOk(answer)) return { kind: 'user', data: { ...answer.userdata, sessiontoken: token } };
      return { kind: hasCode(answer, '221') ? 'over' : 'unknown' };
    },

    async end(token) {
      await api.call('users/logout', { sessiontoken: token });
    },
  };
}
