import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import type { ServedBrand } from '../../brands/brand-folder';
import type { Decided } from '../../decisions/decided';
import type { Visit } from '../../decisions/visit';
import type { Clock } from '../../clock';
import { AddressLimit } from '../../address-limit';
import { failedAfter } from '../visits/failed-releases';
import { parseReleaseId } from '../../releases/parse-release-id';
import { parseJson } from '../../parse-json';
import { brandOfReport } from './report-sender';
import type { BrandLookup } from './report-sender';
import type { ServedReleases } from '../files/served-releases';
import { sendUnknownHost } from '../responses/send-unknown-host';
import type { EdgeVotes } from './edge-votes';
import type { Telemetry } from './telemetry';
import { ReportBatch } from '../../votes/telemetry-report';
import type { Visits } from '../visits/visits';

export interface PlatformRouteDeps extends BrandLookup {
  decidedFor(served: ServedBrand, visit: Visit): Decided;
  visits: Pick<Visits, 'find' | 'cookieAfterFailures'>;
  releases: Pick<ServedReleases, 'find'>;
  telemetry: Telemetry;
  /** Turns the reports of pages into votes; undefined when there is no guard. */
  votes: Pick<EdgeVotes, 'take'> | undefined;
  /** The address that limits count by. */
  addressOf(request: { readonly ip: string }): string;
  clock: Clock;
}

/** The name of a release among the decisions, by feature and version. */
const nameOfGiven =
  (decided: readonly Decided[]) =>
  (feature: string, version: string): string | undefined => {
    for (const one of decided) {
      const decision = one.of(feature);
      const release = decision && [decision, ...decision.lastGood].find((one) => one.version === version);
      if (release !== undefined) return release.name;
    }
    return undefined;
  };

const largestBatch = 16 * 1024;
// A page sends a few; a whole office may share an address.
const batchesEachMinute = 300;

/** The calls of pages to the platform itself. */
export function platformRoutes(
  app: FastifyInstance,
  { decidedFor, visits, releases, telemetry, votes, addressOf, clock, ...lookup }: PlatformRouteDeps,
) {
  // Open pages ask before they start a release that was not decided for them: it may have been withdrawn since.
  app.get<{ Querystring: { name?: string; version?: string } }>(
    '/platform/served',
    async (request, reply) => {
      const { name = '', version = '' } = request.query;
      const id = parseReleaseId(name, version);
      const found = id && (await releases.find(request, id));
      if (found === 'unknown-host') return sendUnknownHost(reply);
      return reply
        .code(found === undefined ? 404 : 204)
        .header('cache-control', 'no-store')
        .send();
    },
  );

  const limit = new AddressLimit(clock, batchesEachMinute);

  // In a scope of its own: a beacon is sent as text/plain, which no other route accepts.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    scope.post('/platform/telemetry', { bodyLimit: largestBatch }, async (request, reply) => {
      const served = brandOfReport(request, reply, lookup);
      if (served === undefined) return reply;
      if (!limit.take(addressOf(request)))
        return reply.code(429).header('retry-after', '60').send({ status: 'These are too many reports.' });
      const batch = parseJson(request.body);
      if (!Value.Check(ReportBatch, batch)) return reply.code(400).send({ status: 'These are no reports.' });
      const found = await visits.find(request, served);
      const { failed } = found.visit;
      // The reporting page may be older or newer than the failures of this visit.
      const visitVariants = [found.visit, ...(failed.length > 0 ? [{ ...found.visit, failed: [] }] : [])];
      const decided = visitVariants.map((visit) => decidedFor(served, visit));
      const nameOf = nameOfGiven(decided);
      // The reports of a preview page do not count (ROL-5).
      if (found.preview === undefined && !batch.preview) {
        const versionOf = (feature: string) => decided[0]?.of(feature)?.version;
        telemetry.take(served.brand.id, batch, { nameOf, versionOf });
        const visitor = found.visitor.kind === 'known' ? found.visitor.id : undefined;
        const { token, reports } = batch;
        votes?.take({ served, visitor, token, address: addressOf(request), reports });
      }
      const cookie = visits.cookieAfterFailures(found, failedAfter(failed, batch.reports, nameOf));
      if (cookie !== undefined) reply.header('set-cookie', cookie);
      return reply.code(204).send();
    });
  });
}
