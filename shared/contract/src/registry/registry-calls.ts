import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { line, oneOf } from '../fields';
import { RolloutSignal } from './rollout-report';
import { featureNamePattern, longestFeatureName, versionPattern } from '../release-id';

/** `checkout@2.1.0` or `partner/checkout@2.1.0`. */
export const ReleaseIdText = Type.String({
  pattern: `^${featureNamePattern}@${versionPattern}$`,
  maxLength: 140,
  description: 'a release such as checkout@2.1.0',
});
const FeatureName = Type.String({
  pattern: `^${featureNamePattern}$`,
  maxLength: longestFeatureName,
  description: 'the name of a feature, such as checkout',
});
const BrandId = Type.String({
  pattern: '^[a-z][a-z0-9-]*$',
  maxLength: 40,
  description: 'the id of a brand, such as northbank',
});
const TeamId = Type.String({
  pattern: '^[a-z][a-z0-9-]*$',
  maxLength: 40,
  description: 'the id of a team, such as checkout-team',
});
const RolloutId = Type.String({ pattern: '^r[0-9]{1,9}$', description: 'the id of a rollout, such as r7' });
const Despite = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 2000,
    description: 'why the rollout of this release was aborted, word for word, when it is wanted nevertheless',
  }),
);
const Brands = Type.Union([Type.Literal('all'), Type.Array(BrandId, { minItems: 1, maxItems: 1000 })], {
  description: 'all, or a list of brands',
});
/** `share` in ten-thousandths of the visitors: 50 is 0.5 %. */
const Step = Type.Object(
  {
    share: Type.Integer({ minimum: 0, maximum: 10_000 }),
    /** May be a part of a minute: 0.1 is six seconds. */
    minimumMinutes: Type.Number({ minimum: 0, maximum: 100_000 }),
    minimumPageLoads: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  },
  { additionalProperties: false },
);

/** How many hours a preview link is valid at most. */
export const longestPreviewHours = 72;

/** What every command takes: why it is given, and whether only to say what it would do. */
const common = {
  reason: line(500, 1),
  tryOut: Type.Optional(Type.Boolean({ description: 'only say what would change' })),
};
const command = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object({ ...properties, ...common }, { additionalProperties: false });

/** When a change is made; at once without it (ROL-7). */
const at = Type.Optional(
  Type.String({
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})$',
    description: 'a time with its zone, such as 2026-12-01T09:00+00:00',
  }),
);

/**
 * The bodies of what changes the registry (REL-13): `POST /platform/{name}` with a team's token. Publishing has a body of its own,
 * the built folder.
 */
export const registryCommands = {
  'release/promote': command({ release: ReleaseIdText, brands: Brands, despite: Despite, at }),
  'release/revoke': command({ release: ReleaseIdText }),
  /** Removes the files of releases that nobody could get for the retention time (REL-9). */
  'release/collect': command({}),
  'rollout/start': command({
    release: ReleaseIdText,
    brands: Brands,
    steps: Type.Array(Step, { minItems: 1, maxItems: 20 }),
    /** What the guard watches; everything by default. */
    watch: Type.Optional(
      Type.Array(RolloutSignal, {
        minItems: 1,
        maxItems: 5,
        uniqueItems: true,
        description: 'what to watch',
      }),
    ),
    despite: Despite,
    at,
  }),
  'rollout/change': command({
    rollout: RolloutId,
    verb: oneOf('pause', 'resume', 'advance', 'promote', 'abort'),
    at,
  }),
  rollback: command({ feature: FeatureName, brands: Brands }),
  pin: command({ brand: BrandId, release: ReleaseIdText, at }),
  unpin: command({ brand: BrandId, feature: FeatureName, at }),
  freeze: command({ brand: BrandId, until: line(40, 1), at }),
  unfreeze: command({ brand: BrandId, at }),
  /** Takes back what was set for a time. */
  'schedule/remove': command({
    id: Type.String({ pattern: '^s[0-9]{1,9}$', description: 'what was set for a time, such as s3' }),
  }),
  /** A link that shows releases to anyone who opens it, for a time (ROL-5). */
  preview: command({
    brand: BrandId,
    releases: Type.Array(ReleaseIdText, { minItems: 1, maxItems: 12 }),
    hours: Type.Integer({ minimum: 1, maximum: longestPreviewHours }),
  }),
  /** Ends every preview link made so far that shows this release on this brand. */
  'preview/end': command({ brand: BrandId, release: ReleaseIdText }),
  'team/add': command({
    team: TeamId,
    features: Type.Array(
      Type.String({
        pattern: '^(\\*|(brand:)?[a-z][a-z0-9-]*(/([a-z][a-z0-9-]*|\\*))?)$',
        maxLength: 80,
        description: 'a feature, partner/* for all of a partner, brand:ID for a brand, or * for everything',
      }),
      { minItems: 1, maxItems: 100 },
    ),
    webhook: Type.Optional(
      Type.String({
        pattern: '^https?://[^\\s]+$',
        maxLength: 500,
        description: 'an address that begins with https:// or http://, of at most 500 characters',
      }),
    ),
  }),
  'team/token': command({ team: TeamId, revokeOthers: Type.Optional(Type.Boolean()) }),
} as const;

export type RegistryCommandName = keyof typeof registryCommands;

/** The commands that can be set for a time (ROL-7). */
export type TimedCommandName = Exclude<
  {
    [Name in RegistryCommandName]: 'at' extends keyof RegistryCommandBody<Name> ? Name : never;
  }[RegistryCommandName],
  undefined
>;
export type RegistryCommandBody<Name extends RegistryCommandName> = Static<(typeof registryCommands)[Name]>;

/** When the release that is published becomes stable: never, when its feature has no stable one, when it never was, or anyway. */
export const Promotion = oneOf('never', 'first', 'new', 'always');
export type Promotion = Static<typeof Promotion>;

/** What publishing takes beside the folder, in the address: `POST /platform/release/publish?…`. */
export const PublishQuery = Type.Object(
  {
    author: line(100, 1),
    commit: line(100, 1),
    /** The version that is meant; refused when the build carries another. */
    version: Type.Optional(line(60, 1)),
    promotion: Type.Optional(Promotion),
    /** A build of `storefront dev`, which is kept apart from releases (REL-17). */
    development: Type.Optional(Type.Literal('yes')),
    /** Only say what would change. */
    tryOut: Type.Optional(Type.Literal('yes')),
  },
  { additionalProperties: false },
);
export type PublishQuery = Static<typeof PublishQuery>;

/** What a command answers: done (or what would be done), or refused with every fault. */
export interface CommandAnswer {
  readonly kind: 'done' | 'tried out' | 'refused';
  /** What has changed, or would change, in sentences. */
  readonly effects: readonly string[];
  readonly faults: readonly string[];
}

/** What publishing answers. `stable` is the feature's stable release afterwards where it is the same on all brands. */
export interface PublishAnswer extends CommandAnswer {
  readonly release?: string;
  readonly outcome?: 'published' | 'unchanged' | 'repaired';
}

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
      action: Type.Optional(line(80, 1)),
      subject: Type.Optional(line(140, 1)),
      /** Entries about this feature and its releases. */
      feature: Type.Optional(FeatureName),
      brand: Type.Optional(BrandId),
      refused: Type.Optional(oneOf('yes', 'no')),
      from: Type.Optional(Moment),
      /** A date counts to its end. */
      to: Type.Optional(Moment),
      /** Entries with a lower id only: the way to the next page. */
      before: Type.Optional(Id),
    },
    { additionalProperties: false },
  ),
  /** What is set for a time, and what it would do now (ROL-7). */
  scheduled: Type.Object({}, { additionalProperties: false }),
  teams: Type.Object({}, { additionalProperties: false }),
  /** The team whose token is shown. */
  me: Type.Object({}, { additionalProperties: false }),
  /** What every brand has of every feature. */
  overview: Type.Object({}, { additionalProperties: false }),
  /** What a visitor gets, and why (RES-7). */
  resolve: Type.Object(
    { brand: BrandId, visitor: Type.Optional(line(64, 1)) },
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
