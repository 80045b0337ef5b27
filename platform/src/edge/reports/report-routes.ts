import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../../clock';
import { AddressLimit } from '../../address-limit';
import type { Counters } from '../../counters';
import { parseJson } from '../../parse-json';
import { brandOfReport } from './report-sender';
import type { BrandLookup } from './report-sender';
import { reportPath } from '../responses/security-headers';
import { parseViolations } from './violations';

export interface ReportRouteDeps extends BrandLookup {
  /** The address that limits count by. */
  addressOf(request: { readonly ip: string }): string;
  clock: Clock;
  counters: Counters;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const largestReport = 32 * 1024;

// A browser sends a handful for a page that is attacked; a page that is broken for everybody is reported often enough with this
// limit.
const reportsEachMinute = 30;
const logLinesEachMinute = 20;

const mediaTypes = ['application/reports+json', 'application/csp-report', 'application/json'];

/** Accepts the violations that browsers report, counts them, and logs the first of each minute. */
export function reportRoutes(
  app: FastifyInstance,
  { addressOf, clock, counters, log, ...lookup }: ReportRouteDeps,
) {
  const senders = new AddressLimit(clock, reportsEachMinute);
  const lines = new AddressLimit(clock, logLinesEachMinute);

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(mediaTypes, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(reportPath, { bodyLimit: largestReport }, async (request, reply) => {
      const served = brandOfReport(request, reply, lookup);
      if (served === undefined) return reply;
      if (!senders.take(addressOf(request)))
        return reply.code(429).header('retry-after', '60').send({ status: 'Too many reports.' });
      const violations = parseViolations(parseJson(request.body));
      if (violations === undefined) return reply.code(400).send({ status: 'This is no report.' });
      const brand = served.brand.id;
      for (const { directive, blocked } of violations) {
        counters.add('storefront_policy_violations_total', { brand, directive });
        if (lines.take(brand)) log.warn({ brand, directive, blocked }, 'a page was refused something');
      }
      return reply.code(204).send();
    });
  });
}
