import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { line, oneOf } from '../fields';
import { ReleaseIdText, FeatureName, BrandId, TeamId, RolloutId } from './registry-fields';

const Id = Type.String({ pattern: '^[0-9]{1,9}$', description: 'the number of an entry, such as 120' });

const Moment = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?Z)?$',
  description: 'a date such as 2026-12-27, or an instant such as 2026-12-27T06:00:00Z',
});

/** What `GET /platform/…` takes beside a token. */
export const registryQueries = {
  releases: Type.Object({ feature: Type.Optional(FeatureName) }, { additionalProperties: false }),
  release: Type.Object({ id: ReleaseIdText }, { additionalProperties: false }),
  /** The types of what releases expose (REL-10): of one release, of what is stable of a feature, or of all that is stable. */
  'release/types': Type.Object(
    { id: Type.Optional(ReleaseIdText), feature: Type.Optional(FeatureName) },
    { additionalProperties: false },
  ),
  /** What fails in pages with a release, and where (OBS-1). */
  'release/faults': Type.Object({ id: ReleaseIdText }, { additionalProperties: false }),
  state: Type.Object({}, { additionalProperties: false }),
  audit: Type.Object(
    {
      actor: Type.Optional(line(80, 1)),
      /** The person, or the name of the machine's token. */
      by: Type.Optional(line(80, 1)),
      action: Type.Optional(line(80, 1)),
      subject: Type.Optional(line(140, 1)),
      /** Entries about this feature and its releases. */
      feature: Type.Optional(FeatureName),
      brand: Type.Optional(BrandId),
      refused: Type.Optional(oneOf('yes', 'no')),
      from: Type.Optional(Moment),
      /** A date counts to its end. */
      to: Type.Optional(Moment),
      hours: Type.Optional(
        Type.String({
          pattern: '^[1-9][0-9]{0,3}$',
          description: 'the last hours, by the clock of the server',
        }),
      ),
      /** Entries with a lower id only: the way to the next page. */
      before: Type.Optional(Id),
    },
    { additionalProperties: false },
  ),
  /** What is set for a time, and what it would do now (ROL-7). */
  scheduled: Type.Object({}, { additionalProperties: false }),
  /** What asks for a second person, and the changes that wait for one (ROL-8). */
  approvals: Type.Object({}, { additionalProperties: false }),
  teams: Type.Object({}, { additionalProperties: false }),
  /** The people of the own team, or of every team for operators. */
  members: Type.Object({ team: Type.Optional(TeamId) }, { additionalProperties: false }),
  /** The tokens of the own team that can be used, or of every team for operators; never the tokens themselves. */
  tokens: Type.Object({ team: Type.Optional(TeamId) }, { additionalProperties: false }),
  /** The team, and the person or machine, whose token is shown. */
  me: Type.Object({}, { additionalProperties: false }),
  /** A brand's data, its draft and its former versions; of one version with `version` (BRD-7). */
  brand: Type.Object({ brand: BrandId, version: Type.Optional(Id) }, { additionalProperties: false }),
  /** What every brand has of every feature. */
  overview: Type.Object({}, { additionalProperties: false }),
  /** What a visitor gets, and why (RES-7). */
  resolve: Type.Object(
    {
      brand: BrandId,
      visitor: Type.Optional(line(64, 1)),
      /** Whether the browser is marked as staff, and whether a customer is logged in (ROL-10). */
      staff: Type.Optional(Type.Literal('yes')),
      customer: Type.Optional(Type.Literal('yes')),
    },
    { additionalProperties: false },
  ),
  /** Rollouts, newest first, ended ones among them, without their figures. */
  rollouts: Type.Object(
    {
      feature: Type.Optional(FeatureName),
      brand: Type.Optional(BrandId),
      outcome: Type.Optional(oneOf('promoted', 'aborted', 'open')),
      /** Rollouts before this one only: the way to the next page. */
      before: Type.Optional(RolloutId),
    },
    { additionalProperties: false },
  ),
  /** One rollout with its figures over time, also when it has ended. */
  rollout: Type.Object({ id: RolloutId }, { additionalProperties: false }),
} as const;

export type RegistryQueryName = keyof typeof registryQueries;

export type RegistryQuery<Name extends RegistryQueryName> = Static<(typeof registryQueries)[Name]>;
