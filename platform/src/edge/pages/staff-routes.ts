import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { missingRight, permissionsOf } from '@storefront/contract';
import { longestPreviewHours } from '@storefront/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AddressLimit } from '../../address-limit';
import type { ServedBrand } from '../../brands/brand-folder';
import type { Clock } from '../../clock';
import type { Decided } from '../../decisions/decided';
import { explain } from '../../decisions/explain';
import { shownFeatures } from '../../decisions/page-files';
import type { Visit } from '../../decisions/visit';
import { makePreviewLink } from '../../registry/preview-links';
import type { PreviewGrant } from '../../registry/preview-token';
import type { Registry } from '../../registry/registry';
import { releaseId } from '../../releases/release-store';
import { matchPage } from './match-page';
import { sendNotFound } from '../responses/send-not-found';
import { sendUnknownHost } from '../responses/send-unknown-host';
import type { Visits } from '../visits/visits';
import { staffPaths } from '../toolbar/staff-page';
import type { StaffFeature, StaffPage } from '../toolbar/staff-page';

export interface StaffRouteDeps {
  readonly brandOf: (host: string) => ServedBrand | undefined;
  readonly brandIds: () => readonly string[];
  readonly decidedFor: (served: ServedBrand, visit: Visit) => Decided;
  readonly visits: Pick<Visits, 'find' | 'staffOf' | 'openPreview' | 'leavePreview' | 'showToolbar'>;
  readonly registry: Pick<Registry, 'release' | 'releases' | 'note'>;
  /** The key that signs preview links; without it nobody is staff. */
  readonly key: string | undefined;
  readonly clock: Clock;
  /** The address that limits count by. */
  readonly addressOf: (request: { readonly ip: string }) => string;
}

/** A browser that is marked as staff of a brand. */
interface Staff {
  readonly served: ServedBrand;
  readonly grant: PreviewGrant;
}

// Every page that a browser of staff shows asks once; what it chooses is an entry in the audit log, which is never emptied.
const questionsEachMinute = 120;
const choicesEachMinute = 20;
/** The releases of a feature that can be chosen: who looks for older ones makes a preview link. */
const listedReleases = 20;
const hour = 3_600_000;
const largestBody = 4 * 1024;

const Choice = Type.Object({ releases: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 12 }) });
const Shown = Type.Object({ shown: Type.Boolean() });
const Question = Type.Object({ address: Type.String({ maxLength: 2_000, pattern: '^/' }) });

const answerHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const refusal = (...faults: string[]) => ({ faults });

/**
 * What the toolbar of staff asks (DEV-7): which releases a page consists of and why, which others the browser may choose, and to show
 * those. Only browsers with a valid mark of staff are answered; for all others there is nothing here.
 */
export function staffRoutes(app: FastifyInstance, deps: StaffRouteDeps): void {
  const { visits, registry, key, clock } = deps;
  const questions = new AddressLimit(clock, questionsEachMinute);
  const choices = new AddressLimit(clock, choicesEachMinute);

  app.get(staffPaths.page, async (request, reply) => {
    const staff = staffOf(deps, request, reply);
    if (staff === undefined) return reply;
    if (!questions.take(deps.addressOf(request))) return sendTooMany(reply);
    const { query } = request;
    if (!Value.Check(Question, query)) return reply.code(400).send(refusal('address: a path and its query.'));
    const { served, grant } = staff;
    const { visit } = await visits.find(request, served);
    const decided = deps.decidedFor(served, visit);
    const shown = shownFeatures(matchPage(served, decided, query.address).match);
    const features = Object.entries(explain(decided)).map(
      async ([feature, { release, step, because }]): Promise<StaffFeature> => {
        const choosable = await choosableOf(registry, staff, feature);
        const isShown = shown.includes(feature);
        return { feature, release, step, because, isShown, ...(choosable && { choices: choosable }) };
      },
    );
    const until = new Date(grant.until).toISOString();
    return reply
      .headers(answerHeaders)
      .send({ features: await Promise.all(features), until } satisfies StaffPage);
  });

  app.post(staffPaths.choose, { bodyLimit: largestBody }, async (request, reply) => {
    const staff = staffOf(deps, request, reply);
    if (staff === undefined || !isOwn(request, reply)) return reply;
    if (!choices.take(deps.addressOf(request))) return sendTooMany(reply);
    const { body } = request;
    if (!Value.Check(Choice, body)) return reply.code(400).send(refusal('releases: at most twelve.'));
    const { served, grant } = staff;
    const brand = served.brand.id;
    const { releases } = body;
    if (releases.length === 0)
      return reply.headers({ ...answerHeaders, 'set-cookie': visits.leavePreview() }).send(refusal());
    const missing = permissionsOf
      .preview({ brand, releases, hours: 1, reason: '' }, [])
      .map((group) => missingRight(rightsOf(staff), group))
      .find((fault) => fault !== undefined);
    if (missing !== undefined) return reply.code(403).headers(answerHeaders).send(refusal(missing));
    const now = clock.now();
    // The server that made the mark may have had another time.
    const hours = Math.min(longestPreviewHours, (grant.until - now.getTime()) / hour);
    const link = await makePreviewLink(
      { brand, releases, hours, byStaff: true },
      { registry, context: { now, brands: deps.brandIds() }, remotesOf: () => served.brand.remotes, key },
    );
    if (link.kind === 'refused')
      return reply
        .code(409)
        .headers(answerHeaders)
        .send(refusal(...link.faults));
    const subject = releases.join(', ');
    await registry.note(
      { actor: 'staff', action: 'staff choice', subject, brands: [brand], reason: '' },
      { brand, releases },
    );
    const { cookies } = visits.openPreview(link.token, served);
    return reply.headers({ ...answerHeaders, 'set-cookie': cookies }).send(refusal());
  });

  app.post(staffPaths.toolbar, { bodyLimit: largestBody }, (request, reply) => {
    const staff = staffOf(deps, request, reply);
    if (staff === undefined || !isOwn(request, reply)) return reply;
    const { body } = request;
    if (!Value.Check(Shown, body)) return reply.code(400).send(refusal('shown: true or false.'));
    return reply.headers({ ...answerHeaders, 'set-cookie': visits.showToolbar(body.shown) }).send(refusal());
  });

  // The address that a person opens to have the toolbar again.
  app.get(staffPaths.toolbar, (request, reply) => {
    if (staffOf(deps, request, reply) === undefined) return reply;
    return reply
      .code(302)
      .headers({ ...answerHeaders, location: '/', 'set-cookie': visits.showToolbar(true) })
      .send();
  });
}

/** The staff of a request; otherwise it has been answered. */
function staffOf(
  { brandOf, visits }: StaffRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Staff | undefined {
  const served = brandOf(request.hostname);
  const grant = served && visits.staffOf(request, served);
  if (served === undefined) sendUnknownHost(reply);
  else if (grant === undefined) sendNotFound(reply);
  return served && grant && { served, grant };
}

/** Whether a page of the same host has sent it; otherwise it has been answered. */
function isOwn(request: FastifyRequest, reply: FastifyReply): boolean {
  const { origin = '' } = request.headers;
  if (URL.canParse(origin) && new URL(origin).hostname === request.hostname.toLowerCase()) return true;
  void reply.code(403).headers(answerHeaders).send(refusal('Only a page of this site may ask for it.'));
  return false;
}

function sendTooMany(reply: FastifyReply) {
  return reply.code(429).header('retry-after', '60').send(refusal('These are too many; wait a minute.'));
}

/** The right of a mark of staff: what the team that made its link may release, on this brand. */
function rightsOf({ served, grant: { features = [] } }: Staff) {
  return { id: 'The link for staff', features: [...features, `brand:${served.brand.id}`] };
}

/** The releases of a feature that the browser may choose, the newest first; undefined when it may choose none of them. */
async function choosableOf(
  registry: Pick<Registry, 'releases'>,
  staff: Staff,
  feature: string,
): Promise<string[] | undefined> {
  const { brand } = staff.served;
  const name = brand.remotes[feature] ?? feature;
  if (missingRight(rightsOf(staff), [{ kind: 'feature', name }]) !== undefined) return undefined;
  const listed = await registry.releases({ name, limit: listedReleases });
  return listed.filter(({ revoked }) => !revoked).map(releaseId);
}
