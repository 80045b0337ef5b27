import type { FastifyInstance } from 'fastify';
import type { ServedBrand } from '../../brands/brand-folder';
import type { Decided } from '../../decisions/decided';
import type { Visit } from '../../decisions/visit';
import { decisionFilesPath } from './decision-files';
import type { DecisionFiles } from './decision-files';
import { sendNotFound } from '../responses/send-not-found';
import { sendCompressed } from '../responses/send-compressed';
import { sendUnknownHost } from '../responses/send-unknown-host';
import type { Visits } from '../visits/visits';

export interface DecisionRouteDeps {
  brandOf(host: string): ServedBrand | undefined;
  decidedFor(served: ServedBrand, visit: Visit): Decided;
  decisionFiles: Pick<DecisionFiles, 'find'>;
  visits: Pick<Visits, 'find'>;
}

/** Serves the decisions of the features that a page does not show, by the hash that the page names (RES-10). */
export function decisionRoutes(
  app: FastifyInstance,
  { brandOf, decidedFor, decisionFiles, visits }: DecisionRouteDeps,
) {
  app.get<{ Params: { file: string } }>(`${decisionFilesPath}:file`, async (request, reply) => {
    const served = brandOf(request.hostname);
    if (served === undefined) return sendUnknownHost(reply);
    const hash = /^([0-9a-f]{32})\.json$/.exec(request.params.file)?.[1];
    if (hash === undefined) return sendNotFound(reply);
    const { visit } = await visits.find(request, served);
    const text = decisionFiles.find(hash, served.brand.kind, () => decidedFor(served, visit));
    if (text === undefined) return sendNotFound(reply);
    reply
      .headers({
        // The content never changes, but a file that a preview link causes is only for its holder.
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
      })
      .type('application/json; charset=utf-8');
    return sendCompressed(text, request.headers['accept-encoding'], reply);
  });
}
