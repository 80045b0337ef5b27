import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../signature';

const minute = 60_000;

const macOf = (secret: string, text: string) =>
  createHmac('sha256', deriveSecret(secret, 'tickets for the events of kitchens')).update(text).digest();

/**
 * A ticket that opens the events of a session within a minute. A browser can send no header with them, and the token of a session must not stand in an
 * address, which is logged on its way.
 */
export function eventTicket(secret: string, tokenHash: string, now: Date): string {
  const text = `${tokenHash}.${now.getTime() + minute}`;
  return `${text}.${macOf(secret, text).toString('base64url')}`;
}

/** The hash of the session whose ticket it is; undefined when the ticket is not ours, or too old. */
export function sessionOfTicket(secret: string, ticket: string, now: Date): string | undefined {
  const [, text = '', hash, until, mac = ''] = /^(([\w-]{43})\.(\d{13,16}))\.([\w-]{43})$/.exec(ticket) ?? [];
  if (hash === undefined || Number(until) < now.getTime()) return undefined;
  return timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(secret, text)) ? hash : undefined;
}
