import { businessOfToken } from '../business-keys/business-token';
import { createBusinessKeyRepository } from '../business-keys/repository';
import type { BusinessRecord } from '../catalogue/catalogue';
import { createKitchenSessionRepository } from '../kitchen-sessions/repository';
import type { Ports } from '../ports';
import { hashToken, newToken } from '../sessions/session-token';

const hour = 3_600_000;
// Longer than the longest day of a kitchen, so that nobody logs in during service; a lost tablet is shut out by the next evening.
const sessionHours = 20;

/** Opens a session for a device that brings the token of a business in service; undefined for any other token (KIT-1). */
export async function logInToKitchen(
  { database, catalogue, clock, config }: Pick<Ports, 'database' | 'catalogue' | 'clock' | 'config'>,
  { token, device }: { readonly token: string; readonly device: string },
): Promise<{ readonly kitchenToken: string; readonly business: BusinessRecord } | undefined> {
  let keyVersion = 0;
  const slug = await businessOfToken(config.codeSecret, `Bearer ${token}`, async (claimed) => {
    keyVersion = await createBusinessKeyRepository(database).versionOf(claimed);
    return keyVersion;
  });
  const business = slug === undefined ? undefined : await catalogue.businessBySlug(slug);
  if (slug === undefined || business === undefined) return undefined;
  const kitchenToken = newToken();
  const now = clock.now();
  await createKitchenSessionRepository(database).add({
    tokenHash: hashToken(kitchenToken),
    businessSlug: slug,
    keyVersion,
    device: device.trim(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionHours * hour),
  });
  return { kitchenToken, business };
}
