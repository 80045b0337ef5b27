import { businessOfToken } from '../business-keys/business-token';
import { createBusinessKeyRepository } from '../business-keys/repository';
import type { BusinessRecord } from '../catalogue/catalogue';
import { createKitchenRoleRepository } from '../kitchen-roles/repository';
import { createKitchenSessionRepository } from '../kitchen-sessions/repository';
import type { Ports } from '../ports';
import { hashToken, newToken } from '../sessions/session-token';

const hour = 3_600_000;
// Longer than the longest day of a kitchen, so that nobody logs in during service; a lost tablet is shut out by the next evening.
const sessionHours = 20;

interface OpenedSession {
  readonly kitchenToken: string;
  readonly business: BusinessRecord;
}

/** Opens a session for a device that brings the token of a business in service; undefined for any other token (KIT-1). */
export async function logInToKitchen(
  { database, catalogue, clock, config }: Pick<Ports, 'database' | 'catalogue' | 'clock' | 'config'>,
  { token, device }: { readonly token: string; readonly device: string },
): Promise<OpenedSession | undefined> {
  let keyVersion = 0;
  const slug = await businessOfToken(config.codeSecret, `Bearer ${token}`, async (claimed) => {
    keyVersion = await createBusinessKeyRepository(database).versionOf(claimed);
    return keyVersion;
  });
  const business = slug === undefined ? undefined : await catalogue.businessBySlug(slug);
  if (slug === undefined || business === undefined) return undefined;
  return { business, kitchenToken: await openSession({ database, clock }, { slug, keyVersion, device }) };
}

/** Opens a session for a device of a person who has a role for a business in service; undefined without one (KIT-15). */
export async function logInPerson(
  { database, catalogue, clock }: Pick<Ports, 'database' | 'catalogue' | 'clock'>,
  { userId, slug, device }: { readonly userId: string; readonly slug: string; readonly device: string },
): Promise<OpenedSession | undefined> {
  const role = await createKitchenRoleRepository(database).roleOf(slug, userId);
  const business = role === undefined ? undefined : await catalogue.businessBySlug(slug);
  if (business === undefined) return undefined;
  // The role keeps it valid, whatever happens to the keys of the business.
  const session = { slug, keyVersion: 0, userId, device };
  return { business, kitchenToken: await openSession({ database, clock }, session) };
}

interface NewSession {
  readonly slug: string;
  readonly keyVersion: number;
  readonly userId?: string;
  readonly device: string;
}

async function openSession(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  { slug, device, ...session }: NewSession,
): Promise<string> {
  const kitchenToken = newToken();
  const now = clock.now();
  await createKitchenSessionRepository(database).add({
    ...session,
    tokenHash: hashToken(kitchenToken),
    businessSlug: slug,
    device: device.trim(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionHours * hour),
  });
  return kitchenToken;
}
