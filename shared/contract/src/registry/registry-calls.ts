import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { line, oneOf } from '../fields';
import { RolloutSignal } from './rollout-report';
import {
  ReleaseIdText,
  FeatureName,
  BrandId,
  TeamId,
  PartnerId,
  ReleaseHash,
  PersonId,
  TokenName,
  Days,
  RolloutId,
  BrandData,
  BrandVersionNumber,
  Audience,
  Despite,
  Brands,
  Step,
  at,
  MailAddress,
  PostAddress,
  AsksForApproval,
  WaitingId,
} from './registry-fields';

/** How many hours a preview link is valid at most. */
export const longestPreviewHours = 72;

/** What every command takes: why it is given, and whether only to say what it would do. */
const common = {
  reason: line(500, 1),
  tryOut: Type.Optional(Type.Boolean({ description: 'only say what would change' })),
};

const command = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object({ ...properties, ...common }, { additionalProperties: false });

/**
 * The bodies of what changes the registry (REL-13): `POST /platform/{name}` with a team's token. Publishing has a body of its own,
 * the built folder.
 */
export const registryCommands = {
  'release/promote': command({ release: ReleaseIdText, brands: Brands, despite: Despite, at }),
  'release/revoke': command({ release: ReleaseIdText }),
  /** A brand takes a release by the hash of its content (REL-14). */
  'release/accept': command({ release: ReleaseIdText, brands: Brands, hash: ReleaseHash }),
  /** A brand takes back that it has accepted a release. */
  'release/reject': command({ release: ReleaseIdText, brands: Brands }),
  /** A brand takes every release of a partner without accepting each. */
  'partner/trust': command({ partner: PartnerId, brand: BrandId }),
  'partner/distrust': command({ partner: PartnerId, brand: BrandId }),
  /** Removes the files of releases that nobody could get for the retention time (REL-9). */
  'release/collect': command({}),
  'rollout/start': command({
    release: ReleaseIdText,
    brands: Brands,
    steps: Type.Array(Step, { minItems: 1, maxItems: 20 }),
    audience: Type.Optional(Audience),
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
  /** A link that marks a browser as one of the brand's staff, for a time (ROL-10). */
  'staff/link': command({
    brand: BrandId,
    hours: Type.Integer({ minimum: 1, maximum: longestPreviewHours }),
  }),
  /** Ends every such mark made so far. */
  'staff/end': command({ brand: BrandId }),
  /** Saves what a brand's data shall be, without showing it (BRD-7). `base` is the version that the change began with. */
  'brand/draft': command({ brand: BrandId, data: BrandData, base: BrandVersionNumber }),
  /** The draft becomes what visitors get. */
  'brand/publish': command({ brand: BrandId, draft: BrandVersionNumber, at }),
  /** A former version becomes what visitors get. */
  'brand/restore': command({ brand: BrandId, version: BrandVersionNumber, at }),
  /** A link that shows the draft on the real site, for a time. */
  'brand/preview': command({
    brand: BrandId,
    draft: BrandVersionNumber,
    hours: Type.Integer({ minimum: 1, maximum: longestPreviewHours }),
  }),
  /** From now on, what gives visitors of a feature or a brand something new waits for a second person (ROL-8). */
  'approval/require': command({ of: AsksForApproval }),
  /** Ends that; it waits for a second person itself. */
  'approval/lift': command({ of: AsksForApproval }),
  /** Makes a change that waits, in the name of who asked for it. */
  'approval/give': command({ id: WaitingId }),
  /** Ends a change that waits, without making it. */
  'approval/refuse': command({ id: WaitingId }),
  /** Takes back what the caller has asked for. */
  'approval/withdraw': command({ id: WaitingId }),
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
    webhook: Type.Optional(PostAddress),
    chat: Type.Optional(PostAddress),
    email: Type.Optional(MailAddress),
  }),
  /** A token for a machine of the team, such as its CI. */
  'team/token': command({
    team: TeamId,
    name: Type.Optional(TokenName),
    days: Type.Optional(Days),
    revokeOthers: Type.Optional(Type.Boolean()),
  }),
  /** Adds a person to a team, or changes role and e-mail address of a member (ROL-9). */
  'member/add': command({
    team: TeamId,
    person: PersonId,
    role: Type.Optional(oneOf('owner', 'member')),
    email: Type.Optional(
      Type.String({
        pattern: '^[^\\s@]+@[^\\s@]+$',
        maxLength: 200,
        description: 'the e-mail address by which the login provider knows the person',
      }),
    ),
  }),
  'member/remove': command({ team: TeamId, person: PersonId }),
  /** The first token of a member, with which the person makes the next ones. */
  'member/token': command({ team: TeamId, person: PersonId, days: Type.Optional(Days) }),
  /** A token of the person who asks. */
  'token/mine': command({ name: TokenName, days: Type.Optional(Days) }),
  'token/end': command({
    token: Type.String({ pattern: '^t[0-9]{1,9}$', description: 'the number of a token, such as t3' }),
  }),
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
  /** The number under which it waits for a second person, such as `w3`: it has not been made yet (ROL-8). */
  readonly waiting?: string;
}

/** What publishing answers. `stable` is the feature's stable release afterwards where it is the same on all brands. */
export interface PublishAnswer extends CommandAnswer {
  readonly release?: string;
  readonly outcome?: 'published' | 'unchanged' | 'repaired';
}
