import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedBrand } from '../../brands/brand-folder';
import { sendUnknownHost } from '../responses/send-unknown-host';

export interface BrandLookup {
  brandOf(host: string): ServedBrand | undefined;
  /** The brand that has a page at this origin, given as in the Origin header. */
  brandOfOrigin(origin: string): ServedBrand | undefined;
}

/**
 * The brand that a page reports for, which is the brand of the host. Replies and returns undefined where no brand has that host,
 * and where the page that sends the report is not one of the brand's own (BRD-6).
 */
export function brandOfReport(
  { hostname, headers: { origin } }: Pick<FastifyRequest, 'hostname' | 'headers'>,
  reply: FastifyReply,
  { brandOf, brandOfOrigin }: BrandLookup,
): ServedBrand | undefined {
  const served = brandOf(hostname);
  if (served === undefined) {
    void sendUnknownHost(reply);
    return undefined;
  }
  // Browsers may omit the Origin header for reports that they send by themselves.
  if (origin !== undefined && brandOfOrigin(origin)?.brand.id !== served.brand.id) {
    void reply.code(403).send({ status: 'A page reports to its own site only.' });
    return undefined;
  }
  return served;
}
