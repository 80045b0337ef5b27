import type { Postcode } from '@storefront/contract';
import type { Brand } from '../brands/brands';
import type { Cause } from '../outbox/write-message';
import { writeMessage } from '../outbox/write-message';
import type { Ports } from '../ports';
import { hashToken, newToken } from '../sessions/session-token';
import { alertRequested } from './messages';
import { createServiceAlertRepository } from './repository';
import type { Place } from './repository';

/** So that a stranger cannot have an address written to about every place there is. */
export const maxAlerts = 10;

type AlertRequest = { readonly kind: 'kept' | 'served' | 'too-many' };

/**
 * Keeps an address for the place and e-mails how to take it back. An address that waits for the place already is answered the same and gets
 * no second e-mail.
 */
export async function requestAlert(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { postcode, email }: { readonly postcode: Postcode; readonly email: string },
  { brand, cause }: { readonly brand: Brand; readonly cause: Cause },
): Promise<AlertRequest> {
  const now = clock.now();
  const key = newToken();
  const place = placeOf(postcode);
  const alert = {
    ...place,
    keyHash: hashToken(key),
    brandId: brand.id,
    email: email.toLowerCase(),
    postcode: postcode.text,
    siteOrigin: brand.origin,
    createdAt: now,
  };
  return database.transaction(async (transaction): Promise<AlertRequest> => {
    const alerts = createServiceAlertRepository(transaction);
    await alerts.holdBackImports();
    if (await alerts.isServed(place)) return { kind: 'served' };
    const waiting = await alerts.lockAddress(brand.id, alert.email);
    if (waiting.some(({ outcode, sector }) => outcode === place.outcode && sector === place.sector))
      return { kind: 'kept' };
    if (waiting.length >= maxAlerts) return { kind: 'too-many' };
    await alerts.add(alert);
    await writeMessage(transaction, alertRequested(alert, key), { now, cause });
    return { kind: 'kept' };
  });
}

const placeOf = (postcode: Postcode): Place =>
  postcode.kind === 'full'
    ? { outcode: postcode.outcode.toLowerCase(), sector: postcode.sector }
    : { outcode: postcode.text.toLowerCase(), sector: '' };
