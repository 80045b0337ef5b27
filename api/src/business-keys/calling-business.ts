import type { PartnerContext } from '../call';
import type { BusinessRecord } from '../catalogue/catalogue';
import { ApiError } from '../errors';
import type { Ports } from '../ports';
import { businessOfToken } from './business-token';
import { createBusinessKeyRepository } from './repository';

/** The business whose token the call carries; undefined when it left the catalogue. Throws 401 without a valid token (D80). */
export async function callingBusiness(
  { database, catalogue, config }: Pick<Ports, 'database' | 'catalogue' | 'config'>,
  { headers }: PartnerContext,
): Promise<BusinessRecord | undefined> {
  const { versionOf } = createBusinessKeyRepository(database);
  const slug = await businessOfToken(config.codeSecret, headers.authorization, versionOf);
  if (slug === undefined)
    throw new ApiError('unauthorised', { sentence: 'The business token is not right.' });
  return catalogue.businessBySlug(slug);
}
