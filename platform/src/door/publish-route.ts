import { Value } from '@sinclair/typebox/value';
import type { PublishAnswer } from '@storefront/contract';
import { PublishQuery } from '@storefront/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Team } from '../registry/registry';
import { publishRelease } from '../releases/publish-release';
import type { PublishDeps } from '../releases/publish-release';
import { parseBuild } from '../releases/parse-build';
import { ReleaseStoreUnavailable } from '../releases/release-files';
import { releaseId } from '../releases/release-store';
import { publishSchema } from './call-schemas';
import type { Gatekeeper } from './gatekeeper';
import { refusalOf, schemaFaults } from './refusals';
import { unpackBuild } from './unpack-build';

export interface PublishRouteDeps extends PublishDeps {
  readonly gatekeeper: Gatekeeper;
}

// Our largest build packs to less than 1 MB.
const largestUpload = 32 * 1024 * 1024;

/** `POST /platform/release/publish` takes a built folder as a .tar.gz (REL-1, REL-13). */
export function publishRoute(app: FastifyInstance, { gatekeeper, ...parts }: PublishRouteDeps): void {
  // In a scope of its own, because no other route accepts an archive.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/gzip', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    // Checked before the body is read, so that only a team can fill the memory with an upload.
    const teams = new WeakMap<FastifyRequest, Team>();
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const team = await gatekeeper.authenticate(request, reply);
      if (team === undefined) return reply;
      teams.set(request, team);
    });
    const options = { bodyLimit: largestUpload, schema: publishSchema };
    scope.post('/platform/release/publish', options, async (request, reply) => {
      const team = teams.get(request);
      if (team === undefined) return reply;
      const { query, body } = request;
      if (!Value.Check(PublishQuery, query))
        return reply.code(400).send(refusalOf(...schemaFaults(PublishQuery, query)));
      if (!(body instanceof Uint8Array))
        return reply.code(400).send(refusalOf('Send the built folder as a .tar.gz, as application/gzip.'));
      const unpacked = await unpackBuild(body);
      if (unpacked.kind === 'refused') return reply.code(400).send(refusalOf(...unpacked.faults));
      const parsed = parseBuild(unpacked.files);
      if (parsed.kind === 'refused') return reply.code(409).send(refusalOf(...parsed.faults));

      const { author, commit, version: expectedVersion, promotion = 'first', tryOut } = query;
      const { feature: name, version } = parsed.build.description;
      const id = releaseId({ name, version });
      const note = { action: 'release publish', subject: id, reason: `by ${author} from ${commit}` };
      if (!(await gatekeeper.authorize(team, [[{ kind: 'feature', name }]], note, reply))) return reply;
      if (expectedVersion !== undefined && expectedVersion !== version) {
        const fault = `The build carries version ${version}, not ${expectedVersion}: build it with RELEASE_VERSION=${expectedVersion}`;
        return reply.code(409).send(refusalOf(fault));
      }
      const published = await publishRelease(parts, {
        build: parsed.build,
        actor: team.id,
        author,
        commit,
        promotion,
        tryOut: tryOut === 'yes',
      }).catch((error: unknown) => {
        if (!(error instanceof ReleaseStoreUnavailable)) throw error;
        request.log.error({ err: error }, 'a release could not be stored');
        return undefined;
      });
      if (published === undefined)
        return reply
          .code(503)
          .header('retry-after', '5')
          .send(refusalOf('The store of releases does not answer. Nothing is published: try again later.'));
      if (published.kind === 'refused') return reply.code(409).send(refusalOf(...published.faults));
      return reply.send({
        kind: tryOut === 'yes' ? 'tried out' : 'done',
        release: id,
        outcome: published.kind,
        effects: published.effects,
        faults: [],
      } satisfies PublishAnswer);
    });
  });
}
