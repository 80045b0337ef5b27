import type { RegistryQuery, RegistryQueryName } from '@storefront/contract';
import { registryQueries } from '@storefront/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry';
import type { KnownRollout } from '../registry/snapshot';
import { releaseId } from '../releases/release-store';
import { parseReleaseId } from './commands';
import { reportRollout } from '../rollout-report/report-rollout';
import type { RolloutFigures } from '../rollout-report/rollout-figures';
import type { Gatekeeper } from './gatekeeper';
import { refusalOf, schemaFaults } from './refusals';

export interface QueryRouteParts {
  readonly registry: Registry;
  readonly gatekeeper: Gatekeeper;
  /** What the guard has counted of a rollout; without it nothing was. */
  readonly figuresOf?: ((rollout: KnownRollout) => Promise<RolloutFigures | undefined>) | undefined;
}

const mostListed = 200;

/** `GET /platform/{query}`: what any team may read. */
export function queryRoutes(
  app: FastifyInstance,
  { registry, gatekeeper, figuresOf }: QueryRouteParts,
): void {
  const answers: { [Name in RegistryQueryName]: (query: RegistryQuery<Name>) => Promise<unknown> } = {
    releases: ({ feature }) => registry.releases({ name: feature, limit: mostListed }),
    release: ({ id }) => registry.release(parseReleaseId(id)),
    async state() {
      const { releases, ...state } = await registry.snapshot();
      return {
        ...state,
        releases: releases.map(({ feature: name, version }) => releaseId({ name, version })),
      };
    },
    audit: ({ before, ...filter }) =>
      registry.audit({
        ...filter,
        before: before === undefined ? undefined : Number(before),
        limit: mostListed,
      }),
    teams: () => registry.teams(),
    async rollout({ id }) {
      const rollout = await registry.rollout(id);
      return rollout && reportRollout(rollout, await figuresOf?.(rollout));
    },
  };

  for (const name of Object.keys(answers) as RegistryQueryName[]) {
    app.get(`/platform/${name}`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if ((await gatekeeper.authenticate(request, reply)) === undefined) return reply;
      const faults = schemaFaults(registryQueries[name], request.query);
      if (faults.length > 0) return reply.code(400).send(refusalOf(...faults));
      const found = await answers[name](request.query as never);
      return found === undefined
        ? reply.code(404).send(refusalOf(`There is no such ${name}.`))
        : reply.send(found);
    });
  }
}
