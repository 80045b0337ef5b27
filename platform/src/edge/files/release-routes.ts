import type { ReleaseManifest } from '@storefront/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedEncodings } from '../../releases/encodings';
import { parseFileAddress } from '../../releases/file-address';
import { ReleaseStoreUnavailable } from '../../releases/release-files';
import type { Counters } from '../../counters';
import type { FaultSwitch } from '../faults/fault-switch';
import { faultyAnswers } from '../faults/faulty-answers';
import { sendNotFound } from '../responses/send-not-found';
import type { ServedReleases } from './served-releases';
import { sendUnknownHost } from '../responses/send-unknown-host';
import type { VerifiedFiles } from '../../releases/verified-files';

export interface ReleaseRouteDeps {
  releases: Pick<ServedReleases, 'findWithFile'>;
  files: Pick<VerifiedFiles, 'find'>;
  counters: Counters;
  /** Only in development. */
  faults: FaultSwitch | undefined;
}

const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
  // Entries, chunks and styles are requested without credentials, from any origin.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

// A file that is opened directly, such as an SVG, is a document of the brand's origin: it may run and load nothing. Browsers show scripts and
// style sheets as text, and each first page would pay for the header several times.
const ofDocuments = { 'content-security-policy': "default-src 'none'; sandbox" };
const shownAsText = /^text\/(?:javascript|css)\b/;

const storeAway = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '1' })
    .type('text/plain; charset=utf-8')
    .send('This file cannot be fetched at the moment.\n');

/** Serves the files of the releases of a host's brand; a file never changes under its address (EDG-1, SHL-4). */
export function releaseRoutes(app: FastifyInstance, { releases, files, counters, faults }: ReleaseRouteDeps) {
  // A file that is also part of a healthy release is served: only files that are new in a faulty release fail.
  const isFaulty = ({ feature, version }: ReleaseManifest) =>
    faults?.of({ name: feature, version }) !== undefined;
  const sendFaulty = faults && faultyAnswers(app, faults);

  app.get<{ Params: { '*': string } }>('/releases/*', async (request, reply) => {
    const wanted = parseFileAddress(request.params['*']);
    if (wanted === undefined) return sendNotFound(reply);
    const owners = await releases.findWithFile(request, wanted);
    if (owners === 'unknown-host') return sendUnknownHost(reply);
    const release = owners.find((owner) => !isFaulty(owner)) ?? owners[0];
    const file = release?.files.find(({ path }) => path === wanted.path);
    if (release === undefined || file === undefined) return sendNotFound(reply);
    counters.add('storefront_release_files_total', { feature: release.feature });

    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const found = await files.find(release, file, accepted).catch((error: unknown) => {
      if (!(error instanceof ReleaseStoreUnavailable)) throw error;
      request.log.warn({ err: error }, 'a file of a release could not be fetched');
      return 'unavailable' as const;
    });
    if (found === 'unavailable') return storeAway(reply);
    if (found === undefined) return sendNotFound(reply);
    reply.headers(immutable).type(file.contentType);
    if (!shownAsText.test(file.contentType)) reply.headers(ofDocuments);
    if (sendFaulty !== undefined) {
      const plain = (await files.find(release, file, ['identity'])) ?? found;
      const requested = { name: release.feature, release, path: file.path, bytes: plain.bytes };
      if (await sendFaulty(reply, requested)) return reply;
    }
    if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
    return reply.send(found.bytes);
  });
}
