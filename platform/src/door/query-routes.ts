import type { RegistryAnswer, RegistryQuery, RegistryQueryName, RolloutReport } from '@storefront/contract';
import { registryQueries } from '@storefront/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Registry, Team } from '../registry/registry';
import type { KnownRollout } from '../registry/snapshot';
import { isUsable } from '../registry/state';
import type { ReleaseFiles } from '../releases/release-files';
import { releaseId } from '../releases/release-store';
import { splitReleaseId } from '../releases/split-release-id';
import { readTypes, stableReleases } from '../publishing/release-types';
import { auditTimes } from './audit-times';
import { querySchema } from './call-schemas';
import type { ReadFaults } from '../rollout-report/release-faults';
import { reportRollout } from '../rollout-report/report-rollout';
import type { RolloutFigures } from '../rollout-report/rollout-figures';
import type { Gatekeeper } from './gatekeeper';
import { callFaults, refusalOf } from './refusals';

/** The answer of a query, or the status and the sentence of its refusal. */
export type QueryResult<Name extends RegistryQueryName> =
  | { readonly kind: 'found'; readonly answer: RegistryAnswer<Name> }
  | { readonly kind: 'refused'; readonly status: 400 | 404; readonly fault: string };

export interface QueryRouteDeps {
  readonly registry: Registry;
  readonly files: Pick<ReleaseFiles, 'file'>;
  readonly gatekeeper: Gatekeeper;
  overview(): Promise<RegistryAnswer<'overview'>>;
  scheduled(): Promise<RegistryAnswer<'scheduled'>>;
  resolve(query: RegistryQuery<'resolve'>): QueryResult<'resolve'>;
  /** Allows everybody to ask why a visitor gets a release, without a token; for development. */
  readonly openResolve: boolean;
  /** The errors of a release in pages; without a guard none are counted. */
  readonly faultsOf?: ReadFaults | undefined;
  /** The guard's counts of a rollout; without a guard there are none. */
  readonly figuresOf?: ((rollout: KnownRollout) => Promise<RolloutFigures | undefined>) | undefined;
  /** The guard's last verdicts by the numbers of rollouts; without a guard there are none. */
  readonly verdictsOf?:
    ((numbers: readonly number[]) => Promise<ReadonlyMap<number, RolloutReport['verdict']>>) | undefined;
}

const maxListed = 200;
const maxRollouts = 50;

/** `GET /platform/{query}`: what every team may read. */
export function queryRoutes(
  app: FastifyInstance,
  {
    registry,
    files,
    gatekeeper,
    overview,
    scheduled,
    resolve,
    openResolve,
    figuresOf,
    verdictsOf,
    faultsOf,
  }: QueryRouteDeps,
): void {
  const answers: {
    [Name in RegistryQueryName]: (
      query: RegistryQuery<Name>,
      team: Team,
    ) => Promise<QueryResult<Name>> | QueryResult<Name>;
  } = {
    releases: async ({ feature }) => found(await registry.releases({ name: feature, limit: maxListed })),
    async release({ id }) {
      const known = await registry.release(splitReleaseId(id));
      return known === undefined
        ? { kind: 'refused', status: 404, fault: 'There is no such release.' }
        : found(known);
    },
    async 'release/types'({ id, feature }) {
      const wanted =
        id === undefined ? stableReleases(await registry.snapshot(), feature) : [splitReleaseId(id)];
      const known = await Promise.all(wanted.map((one) => registry.release(one)));
      const usable = known.filter((one) => one !== undefined).filter(isUsable);
      return usable.length === 0 && (id ?? feature) !== undefined
        ? { kind: 'refused', status: 404, fault: 'There is no such release.' }
        : found(
            await readTypes(
              files,
              usable.map(({ manifest }) => manifest),
            ),
          );
    },
    async 'release/faults'({ id }) {
      const known = await registry.release(splitReleaseId(id));
      return known === undefined
        ? { kind: 'refused', status: 404, fault: 'There is no such release.' }
        : found((await faultsOf?.(known.manifest)) ?? []);
    },
    async state() {
      const { releases, ...state } = await registry.snapshot();
      return found({
        ...state,
        releases: releases.map(({ feature: name, version }) => releaseId({ name, version })),
      });
    },
    async audit({ before, refused, from, to, ...filter }) {
      const times = auditTimes({ from, to });
      if (times.kind === 'refused') return { kind: 'refused', status: 400, fault: times.fault };
      return found(
        await registry.audit({
          ...filter,
          from: times.from,
          until: times.until,
          refused: refused === undefined ? undefined : refused === 'yes',
          before: before === undefined ? undefined : Number(before),
          limit: maxListed,
        }),
      );
    },
    scheduled: async () => found(await scheduled()),
    teams: async () => found(await registry.teams()),
    me: (_query, team) => found(team),
    overview: async () => found(await overview()),
    resolve,
    async rollouts({ before, ...filter }) {
      const listed = await registry.rollouts({
        ...filter,
        before: before === undefined ? undefined : numberOf(before),
        limit: maxRollouts,
      });
      const verdicts = await verdictsOf?.(listed.map(({ id }) => numberOf(id)));
      return found(
        listed.map(({ salt: _salt, watch: _watch, name, version, ...rollout }) => ({
          ...rollout,
          release: releaseId({ name, version }),
          verdict: verdicts?.get(numberOf(rollout.id)) ?? null,
        })),
      );
    },
    async rollout({ id }) {
      const rollout = await registry.rollout(id);
      return rollout === undefined
        ? { kind: 'refused', status: 404, fault: 'There is no such rollout.' }
        : found(reportRollout(rollout, await figuresOf?.(rollout)));
    },
  };

  const nobody: Team = { id: 'nobody', features: [], webhook: undefined };
  for (const name of Object.keys(answers) as RegistryQueryName[]) {
    const isOpen = name === 'resolve' && openResolve;
    app.get(`/platform/${name}`, { schema: querySchema(name) }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const team = isOpen ? nobody : await gatekeeper.authenticate(request, reply);
      if (team === undefined) return reply;
      const faults = callFaults(registryQueries[name], request.query);
      if (faults.length > 0) return reply.code(400).send(refusalOf(...faults));
      const result = await answers[name](request.query as never, team);
      return result.kind === 'found'
        ? reply.send(result.answer)
        : reply.code(result.status).send(refusalOf(result.fault));
    });
  }
}

const numberOf = (rollout: string): number => Number(rollout.slice(1));

function found<Answer>(answer: Answer): { readonly kind: 'found'; readonly answer: Answer } {
  return { kind: 'found', answer };
}
