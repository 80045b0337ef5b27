import { createHmac } from 'node:crypto';
import type { Config } from './config';
import type { Log } from './log';
import { deriveSecret } from './signature';

export type SecurityEvent =
  | 'login refused'
  | 'code refused'
  | 'registration code refused'
  | 'password refused'
  | 'reset link refused'
  | 'limit reached'
  | 'unauthorised';

/**
 * Logs a security event. `account` is an e-mail address or another name of the account: it is logged as a keyed
 * hash, so that the lines of one account can be found without revealing it (G14).
 */
export function logSecurityEvent(
  { log, address }: { readonly log: Log; readonly address: string },
  { codeSecret }: Pick<Config, 'codeSecret'>,
  event: SecurityEvent,
  account: string,
): void {
  const key = deriveSecret(codeSecret, 'accounts in the log');
  const hash = createHmac('sha256', key).update(account.toLowerCase()).digest('base64url').slice(0, 22);
  log.warn({ security: event, account: hash, client: address }, 'security event');
}
