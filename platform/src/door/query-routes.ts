import type { RegistryAnswer, RegistryQuery, RegistryQueryName, RolloutReport } from '@storefront/contract';
import { registryQueries } from '@storefront/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import { releaseHash } from '../registry/acceptance';
import type { Caller } from '../registry/people';
import type { Registry } from '../registry/registry';
import type { KnownRollout } from '../registry/snapshot';
import type { BrandFileCheck } from '../brands/brand-versions';
import { isUsable } from '../registry/state';
import { shownTeam } from '../registry/team-addresses';
import type { ReleaseFiles } from '../releases/release-files';
import { releaseId } from '../releases/release-store';
import { splitReleaseId } from '../releases/split-release-id';
import { readTypes, stableReleases } from '../publishing/release-types';
import { auditTimes } from './audit-times';
import { brandState } from './brand-state';
import { querySchema } from './call-schemas';
import type { ReadFaults } from '../rollout-report/release-faults';
import { reportRollout } from '../rollout-report/report-rollout';
import type { RolloutFigures } from '../rollout-report/rollout-figures';
import type { Gatekeeper } from './gatekeeper';
import type { QueryResult } from './query-result';
import { callFaults, toRefusal } from './refusals';

export interface QueryRouteDeps {
  readonly registry: Registry;
  readonly files: Pick<ReleaseFiles, 'file'>;
  readonly gatekeeper: Gatekeeper;
  readonly clock: Clock;
  overview(): Promise<RegistryAnswer<'overview'>>;
  /** The file of a brand. */
  brandFile(brand: string): BrandFileCheck | undefined;
  scheduled(): Promise<RegistryAnswer<'scheduled'>>;
  approvals(caller: Caller): Promise<RegistryAnswer<'approvals'>>;
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
    brandFile,
    scheduled,
    approvals,
    resolve,
    openResolve,
    figuresOf,
    verdictsOf,
    faultsOf,
    clock,
  }: QueryRouteDeps,
): void {
  const answers: {
    [Name in RegistryQueryName]: (
      query: RegistryQuery<Name>,
      team: Caller,
    ) => Promise<QueryResult<Name>> | QueryResult<Name>;
  } = {
    releases: async ({ feature }) => found(await registry.releases({ name: feature, limit: maxListed })),
    async release({ id }) {
      const known = await registry.release(splitReleaseId(id));
      return known === undefined
        ? { kind: 'refused', status: 404, fault: 'There is no such release.' }
        : found({ ...known, hash: releaseHash(known.manifest), accepted: await acceptedBy(id) });
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
    async audit({ before, refused, from, to, hours, ...filter }) {
      const times = auditTimes({ from, to, hours }, clock.now());
      if (times.kind === 'refused') return { kind: 'refused', status: 400, fault: times.fault };
      const entries = await registry.audit({
        ...filter,
        from: times.from,
        until: times.until,
        refused: refused === undefined ? undefined : refused === 'yes',
        before: before === undefined ? undefined : Number(before),
        limit: maxListed,
      });
      return found(entries);
    },
    scheduled: async () => found(await scheduled()),
    approvals: async (_query, team) => found(await approvals(team)),
    teams: async () => found((await registry.teams()).map(shownTeam)),
    members: async ({ team }, caller) => found((await registry.members()).filter(seenBy(caller, team))),
    tokens: async ({ team }, caller) => found((await registry.tokens()).filter(seenBy(caller, team))),
    me: (_query, team) => {
      const { person, machine, role, session } = team;
      return found({
        ...shownTeam(team),
        ...(person !== undefined && { person }),
        ...(machine !== undefined && { machine }),
        ...(role !== undefined && { role }),
        ...(session !== undefined && {
          session: { expiresAt: session.expiresAt, teams: [...session.teams] },
        }),
      });
    },
    brand: async ({ brand, version }) => brandState({ registry, brandFile }, brand, version),
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

  async function acceptedBy(id: string) {
    const { acceptances } = await registry.snapshot();
    return acceptances.filter((one) => releaseId(one) === id).map(({ brand }) => brand);
  }

  const nobody: Caller = { id: 'nobody', features: [], webhook: undefined };
  for (const name of Object.keys(answers) as RegistryQueryName[]) {
    const isOpen = name === 'resolve' && openResolve;
    app.get(`/platform/${name}`, { schema: querySchema(name) }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const team = isOpen ? nobody : await gatekeeper.authenticate(request, reply);
      if (team === undefined) return reply;
      const faults = callFaults(registryQueries[name], request.query);
      if (faults.length > 0) return reply.code(400).send(toRefusal(...faults));
      const result = await answers[name](request.query as never, team);
      return result.kind === 'found'
        ? reply.send(result.answer)
        : reply.code(result.status).send(toRefusal(result.fault));
    });
  }
}

/** A team sees its own people and tokens, operators see all; `team` narrows that. */
function seenBy({ id, features }: Caller, team: string | undefined) {
  return (one: { readonly team: string }): boolean =>
    (features.includes('*') || one.team === id) && (team === undefined || one.team === team);
}

const numberOf = (rollout: string): number => Number(rollout.slice(1));

function found<Answer>(answer: Answer): { readonly kind: 'found'; readonly answer: Answer } {
  return { kind: 'found', answer };
}
