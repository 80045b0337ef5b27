import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How far the time of a signature may differ from now, in milliseconds (G5). */
const tolerance = 5 * 60_000;

const macOf = (secret: string, seconds: string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** Derives the key of one purpose from the server's secret by HKDF, so that no key reveals another. */
export function deriveSecret(secret: string, purpose: string): string {
  if (secret === '') throw new Error(`This process has no secret to derive the key of ${purpose} from`);
  return Buffer.from(hkdfSync('sha256', secret, 'storefront', purpose, 32)).toString('base64url');
}

/** The text that is signed for a message to a business or its answer: the direction, the delivery's id and the body. */
export function deliveryText(direction: 'request' | 'answer', deliveryId: string, body: string): string {
  return `${direction}.${deliveryId}.${body}`;
}

/** The signature header of a body: `t=1795230000,v1=…`, in the form that Stripe uses. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
}

/** Whether the header signs this body with the secret, at most five minutes ago or ahead. It may hold several `v1` (G5). */
export function isSigned(secret: string, body: string, header: string | undefined, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > tolerance) return false;
  const expected = Buffer.from(macOf(secret, seconds, body));
  return parts.some(([name, value = '']) => {
    const received = Buffer.from(value);
    return name === 'v1' && received.length === expected.length && timingSafeEqual(received, expected);
  });
}
