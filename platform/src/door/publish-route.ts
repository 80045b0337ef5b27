import { Value } from '@sinclair/typebox/value';
import { brandsOfTeam } from '@storefront/contract';
import type { PublishAnswer } from '@storefront/contract';
import { PublishQuery } from '@storefront/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NoReleaseHost } from '../isolates/release-host';
import { refused } from '../registry/change';
import type { Caller } from '../registry/people';
import type { Attempt } from '../registry/attempt';
import { publishRelease } from '../publishing/publish-release';
import type { PublishDeps } from '../publishing/publish-release';
import { parseBuild } from '../releases/parse-build';
import { ReleaseStoreUnavailable } from '../releases/release-files';
import { releaseId } from '../releases/release-store';
import { teamTurns } from '../publishing/team-turns';
import { publishSchema } from './call-schemas';
import { signedBy } from './gatekeeper';
import type { Gatekeeper } from './gatekeeper';
import { callFaults, toRefusal } from './refusals';
import { unpackBuild } from '../releases/unpack-build';

export interface PublishRouteDeps extends Omit<PublishDeps, 'turns'> {
  readonly gatekeeper: Gatekeeper;
}

// Our largest build packs to less than 1 MB.
const largestUpload = 32 * 1024 * 1024;
// Each takes several processes and some hundred megabytes.
const proofsAtOnce = 2;

/** `POST /platform/release/publish` takes a built folder as a .tar.gz (REL-1, REL-13); every upload leaves a line in the audit log (REL-19). */
export function publishRoute(app: FastifyInstance, { gatekeeper, ...deps }: PublishRouteDeps): void {
  const { registry } = deps;
  const parts: PublishDeps = { ...deps, turns: teamTurns(proofsAtOnce) };
  // In a scope of its own, because no other route accepts an archive.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/gzip', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    // Checked before the body is read, so that only a team can fill the memory with an upload.
    const teams = new WeakMap<FastifyRequest, Caller>();
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const team = await gatekeeper.authenticate(request, reply);
      if (team === undefined) return reply;
      teams.set(request, team);
    });
    // An upload that is too large or of another kind never comes to the handler.
    scope.addHook('onError', async (request, _reply, { statusCode = 500, message }) => {
      const team = teams.get(request);
      if (team === undefined) return;
      const fault = statusCode < 500 ? message : 'The upload failed on the server.';
      await registry
        .run({ ...uploadOf(team, request.query), command: () => refused(fault) })
        .catch((error: unknown) => request.log.error({ err: error }, 'an upload is not in the audit log'));
    });
    // A build is proven and its files are stored meanwhile.
    const options = { bodyLimit: largestUpload, schema: publishSchema, config: { maxMilliseconds: 300_000 } };
    scope.post('/platform/release/publish', options, async (request, reply) => {
      const team = teams.get(request);
      if (team === undefined) return reply;
      const { query, body } = request;
      let upload = uploadOf(team, query);
      const refuse = async (status: 400 | 409 | 503, ...faults: readonly string[]) => {
        await registry.run({ ...upload, command: () => refused(...faults) });
        return reply.code(status).send(toRefusal(...faults));
      };
      if (!Value.Check(PublishQuery, query)) return refuse(400, ...callFaults(PublishQuery, query));
      if (!(body instanceof Uint8Array))
        return refuse(400, 'Send the built folder as a .tar.gz, as application/gzip.');
      const unpacked = await unpackBuild(body);
      if (unpacked.kind === 'refused') return refuse(400, ...unpacked.faults);
      const parsed = parseBuild(unpacked.files);
      if (parsed.kind === 'refused') return refuse(409, ...parsed.faults);

      const { author, commit, version: expectedVersion, promotion = 'first', development, tryOut } = query;
      const { feature: name, version } = parsed.build.description;
      const id = releaseId({ name, version });
      upload = { ...upload, subject: id, reason: `by ${author} from ${commit}` };
      if (!(await gatekeeper.authorize(team, [[{ kind: 'feature', name }]], upload, reply))) return reply;
      if (expectedVersion !== undefined && expectedVersion !== version) {
        const fault = `The build carries version ${version}, not ${expectedVersion}: build it with RELEASE_VERSION=${expectedVersion}`;
        return refuse(409, fault);
      }
      const published = await publishRelease(parts, {
        build: parsed.build,
        ...signedBy(team),
        issuedBy: team.issuedBy,
        queue: queueOf(team, name),
        mayActFor: brandsOfTeam(team),
        author,
        commit,
        promotion,
        development: development === 'yes',
        tryOut: tryOut === 'yes',
      }).catch((error: unknown) => {
        if (error instanceof NoReleaseHost) return { kind: 'unavailable', sentence: error.message } as const;
        if (!(error instanceof ReleaseStoreUnavailable)) throw error;
        request.log.error({ err: error }, 'a release could not be stored');
        reply.header('retry-after', '5');
        const sentence =
          'The store of releases does not answer as it should. Nothing is published: try again later.';
        return { kind: 'unavailable', sentence } as const;
      });
      if (published.kind === 'unavailable') return refuse(503, published.sentence);
      if (published.kind === 'refused') return reply.code(409).send(toRefusal(...published.faults));
      return reply.send({
        kind: tryOut === 'yes' ? 'tried out' : 'done',
        release: id,
        outcome: published.kind,
        effects: published.effects,
        faults: [],
        ...(tryOut !== 'yes' && published.waiting !== undefined && { waiting: published.waiting }),
      } satisfies PublishAnswer);
    });
  });
}

/** A team's builds wait in one queue. Operators release everything, so that a start proves its builds side by side. */
function queueOf({ id, features }: Caller, feature: string): string {
  return features.includes('*') ? `${id} ${feature}` : id;
}

/** An upload for the audit log, before it is known what it contains. */
function uploadOf(team: Caller, query: unknown): Omit<Attempt, 'command'> {
  const { tryOut } = query as { readonly tryOut?: unknown };
  const action = tryOut === 'yes' ? 'release try-out' : 'release publish';
  return { ...signedBy(team), action, subject: 'upload', brands: 'all', reason: '' };
}
