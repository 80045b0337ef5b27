import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { oneOf } from '../fields';
import { DecisionReason, ReleaseManifest } from '../release';
import type { DeepReadonly } from './deep-readonly';
import type { RegistryQueryName } from './registry-queries';
import { RolloutReport, RolloutSignal } from './rollout-report';

const Instant = Type.String({ description: 'an ISO instant' });
const Name = Type.String({ description: 'the name of a release, such as checkout or partner/checkout' });
const Version = Type.String();
const ReleaseText = Type.String({ description: 'a release such as checkout@2.1.0' });
const Scope = Type.Union([Type.Literal('all'), Type.Array(Type.String())]);
const Share = Type.Integer({ description: 'in ten-thousandths of the visitors: 50 is 0.5 %' });

/** Who of a team did something: a person, or a machine (ROL-9). */
const ofTeam = {
  person: Type.Optional(Type.String()),
  machine: Type.Optional(Type.String({ description: 'the name of the token' })),
};

/** The last rollout of a release that was aborted: by a team, or by the guard. */
const AbortedRollout = Type.Object({
  rollout: Type.String(),
  at: Instant,
  by: Type.String(),
  ...ofTeam,
  reason: Type.String(),
});

const ListedRelease = Type.Object({
  name: Name,
  version: Version,
  publishedAt: Instant,
  author: Type.String(),
  commit: Type.String(),
  revoked: Type.Boolean(),
  aborted: Type.Optional(AbortedRollout),
});

const KnownRelease = Type.Object({
  manifest: ReleaseManifest,
  /** Since when visitors can get it. */
  openedAt: Type.Optional(Instant),
  revoked: Type.Optional(Type.Object({ at: Instant, reason: Type.String() })),
  /** Since when nobody can get it, and when its files were removed (REL-9). */
  unneededSince: Type.Optional(Instant),
  collectedAt: Type.Optional(Instant),
  /** Until it becomes stable. */
  aborted: Type.Optional(AbortedRollout),
  hash: Type.String({ description: 'of all that it contains; a brand accepts a release by it' }),
  accepted: Type.Array(Type.String(), { description: 'the brands that have accepted it, * for all' }),
});

const ReleaseTypes = Type.Object({
  release: ReleaseText,
  files: Type.Array(
    Type.Object({
      path: Type.String({ description: 'below the name of the feature, such as widgets/BookTab.d.ts' }),
      text: Type.String(),
    }),
  ),
});

const Rollout = Type.Object({
  id: Type.String(),
  name: Name,
  version: Version,
  brands: Scope,
  state: oneOf('running', 'paused', 'held', 'watched'),
  steps: Type.Array(
    Type.Object({ share: Share, minimumMinutes: Type.Number(), minimumPageLoads: Type.Integer() }),
  ),
  step: Type.Integer({ description: 'the place in steps' }),
  stepBeganAt: Instant,
  salt: Type.String(),
  watch: Type.Array(RolloutSignal),
  audience: Type.Optional(Type.Array(Type.String())),
});

const State = Type.Object({
  generation: Type.Integer({ description: 'counts the changes of the registry' }),
  turns: Type.Array(
    Type.Object({
      id: Type.Integer(),
      kind: oneOf('promote', 'rollback'),
      name: Name,
      version: Version,
      brands: Scope,
      at: Instant,
    }),
  ),
  rollouts: Type.Array(Rollout),
  pins: Type.Array(
    Type.Object({ brand: Type.String(), feature: Type.String(), name: Name, version: Version }),
  ),
  freezes: Type.Array(Type.Object({ brand: Type.String(), until: Instant, afterTurn: Type.Integer() })),
  releases: Type.Array(ReleaseText),
  acceptances: Type.Array(
    Type.Object({
      brand: Type.String({ description: 'the id of a brand, or * for all' }),
      name: Name,
      version: Version,
      hash: Type.Union([Type.String(), Type.Null()], {
        description: 'null for what was given to visitors before releases were accepted',
      }),
    }),
  ),
  trusted: Type.Array(Type.Object({ brand: Type.String(), partner: Type.String() })),
});

const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Instant,
  actor: Type.String({ description: 'the team, or guard' }),
  person: Type.Optional(Type.String({ description: 'the person who did it' })),
  machine: Type.Optional(Type.String({ description: 'the name of the token of the machine that did it' })),
  action: Type.String(),
  subject: Type.String(),
  /** What the change concerned; null where that is not known. */
  brands: Type.Union([Scope, Type.Null()]),
  before: Type.Unknown(),
  after: Type.Unknown(),
  reason: Type.String(),
  refused: Type.Boolean(),
  faults: Type.Array(Type.String()),
});

const ScheduledChange = Type.Object({
  id: Type.String(),
  at: Instant,
  /** The team that set it, and who of it. */
  by: Type.String(),
  person: Type.Optional(Type.String()),
  machine: Type.Optional(Type.String()),
  reason: Type.String(),
  approvedBy: Type.Optional(Type.String({ description: 'the second person who has approved it' })),
  action: Type.String({ description: 'such as "rollout start"' }),
  subject: Type.String(),
  effects: Type.Array(Type.String(), { description: 'what it would change now, in sentences' }),
  faults: Type.Array(Type.String(), { description: 'why it would be refused now, in sentences' }),
});

/** A change that waits for the approval of a second person (ROL-8). */
const WaitingChange = Type.Object({
  id: Type.String(),
  askedAt: Instant,
  expiresAt: Instant,
  at: Type.Optional(Type.String({ description: 'the time for which it is set, once it is approved' })),
  /** The team that asks, and who of it. */
  by: Type.String(),
  person: Type.Optional(Type.String()),
  machine: Type.Optional(Type.String()),
  reason: Type.String(),
  action: Type.String({ description: 'such as "rollout start"' }),
  subject: Type.String(),
  because: Type.Array(Type.String(), { description: 'what asks for a second person, such as checkout' }),
  effects: Type.Array(Type.String(), { description: 'what it does when it is approved, in sentences' }),
  stale: Type.Boolean({ description: 'what it would change has changed meanwhile: it cannot be approved' }),
  whyNot: Type.Optional(Type.String({ description: 'why the caller cannot approve it, in a sentence' })),
  isOwn: Type.Boolean({ description: 'the caller has asked for it, and can withdraw it' }),
});

const Approvals = Type.Object({
  required: Type.Array(Type.String(), { description: 'features, and brands as brand:ID' }),
  waiting: Type.Array(WaitingChange),
});

const Team = Type.Object({
  id: Type.String(),
  features: Type.Array(Type.String()),
  webhook: Type.Optional(
    Type.String({ description: 'the host of its address; the address is shown to nobody' }),
  ),
  chat: Type.Optional(Type.String({ description: 'the host of its address' })),
  email: Type.Optional(Type.String({ description: 'the domain of its address' })),
});

const Role = oneOf('owner', 'member');

/** The team that a token acts for, and whose token it is (ROL-9). */
const Me = Type.Composite([
  Team,
  Type.Object({
    person: Type.Optional(Type.String()),
    machine: Type.Optional(Type.String({ description: 'the name of the token' })),
    role: Type.Optional(Role),
    session: Type.Optional(
      Type.Object({
        expiresAt: Instant,
        teams: Type.Array(Type.String(), { description: 'the teams for which the person may act' }),
      }),
    ),
  }),
]);

const Member = Type.Object({
  team: Type.String(),
  person: Type.String(),
  role: Role,
  email: Type.Optional(Type.String()),
});

const ListedToken = Type.Object({
  id: Type.String({ description: 'such as t3' }),
  team: Type.String(),
  name: Type.String(),
  person: Type.Optional(Type.String({ description: 'whose it is; without it, it is a machine’s' })),
  createdAt: Instant,
  lastUsedAt: Type.Optional(Instant),
  expiresAt: Type.Optional(Instant),
});

/** One feature on one brand, as visitors get it now (CON-1). */
const OverviewCell = Type.Object({
  feature: Type.String(),
  /** The name of its releases: a brand may put a partner's remote in the place of one of ours. */
  name: Name,
  /** What a visitor without a rollout gets; null where nothing fits. */
  release: Type.Union([ReleaseText, Type.Null()]),
  /** The stable release, also where a pin or a freeze gives visitors another. */
  stable: Type.Union([ReleaseText, Type.Null()]),
  reason: Type.String({ description: 'why that release, in words' }),
  lastGood: Type.Array(ReleaseText),
  canRollBack: Type.Boolean({ description: 'there is a release that a rollback would make stable again' }),
  canary: Type.Optional(
    Type.Object({
      rollout: Type.String(),
      release: ReleaseText,
      share: Share,
      state: oneOf('running', 'paused', 'held', 'watched'),
      leftOut: Type.Boolean({ description: 'a pin or a freeze keeps the rollout from this brand' }),
    }),
  ),
  pin: Type.Optional(Type.Object({ release: ReleaseText, by: oneOf('registry', 'brand file') })),
});

const Overview = Type.Object({
  brands: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      kind: oneOf('marketplace', 'single-business'),
      hosts: Type.Array(Type.String()),
      frozenUntil: Type.Optional(Instant),
      cells: Type.Array(OverviewCell),
    }),
  ),
  faults: Type.Array(Type.String(), { description: 'what is wrong with brand files, in sentences' }),
});

const Resolution = Type.Object({
  brand: Type.String(),
  visitor: Type.Union([Type.String(), Type.Null()]),
  decisions: Type.Record(
    Type.String(),
    Type.Object({
      release: Type.Union([ReleaseText, Type.Null()]),
      step: Type.Union([DecisionReason.properties.step, Type.Literal('none')]),
      because: Type.String(),
      lastGood: Type.Array(ReleaseText),
    }),
  ),
});

/** Something that was done to a rollout; null where the audit log has no such entry. */
const RolloutDeed = Type.Union([
  Type.Object({ at: Instant, by: Type.String(), ...ofTeam, action: Type.String(), reason: Type.String() }),
  Type.Null(),
]);

/** A rollout in a list, with the guard's last verdict, who began it and what was done to it last. */
const ListedRollout = Type.Composite([
  Type.Pick(RolloutReport, [
    'id',
    'release',
    'brands',
    'state',
    'audience',
    'steps',
    'step',
    'stepBeganAt',
    'startedAt',
    'endedAt',
    'verdict',
  ]),
  Type.Object({ begun: RolloutDeed, last: RolloutDeed }),
]);
/** Errors of one kind at one place, of all brands together. */
const ReleaseFault = Type.Object({
  during: Type.String({ description: 'when it is thrown: render, callback, promise' }),
  code: Type.String({ description: 'the name of the error' }),
  place: Type.Union([Type.String(), Type.Null()], {
    description: 'src/pages/rewards.tsx:41 in addDish; null when the source maps do not name it',
  }),
  stack: Type.Array(Type.String(), {
    description:
      'the positions in the files of the release, innermost first, by their sources if these are known',
  }),
  brands: Type.Array(Type.String()),
  visitors: Type.Integer({ minimum: 0, description: 'how many visitors had it, each counted once' }),
  since: Instant,
  last: Instant,
});

/** A brand's data now, and what was saved of it, newest first. */
const BrandState = Type.Object({
  brand: Type.String(),
  latest: Type.Integer({ description: 'the number that the next change begins with' }),
  source: oneOf('file', 'version'),
  data: Type.String({ description: 'of the version that was asked for, or what visitors get: JSON' }),
  draft: Type.Union([Type.Integer(), Type.Null()]),
  versions: Type.Array(
    Type.Object({
      number: Type.Integer(),
      kind: oneOf('draft', 'live'),
      by: Type.String({ description: 'a team, or brand file' }),
      ...ofTeam,
      at: Instant,
      reason: Type.String(),
    }),
  ),
});

/** What the queries of the door answer with status 200. */
export const registryAnswers = {
  releases: Type.Array(ListedRelease),
  release: KnownRelease,
  'release/types': Type.Array(ReleaseTypes),
  'release/faults': Type.Array(ReleaseFault),
  state: State,
  audit: Type.Array(AuditEntry),
  scheduled: Type.Array(ScheduledChange),
  approvals: Approvals,
  teams: Type.Array(Team),
  members: Type.Array(Member),
  tokens: Type.Array(ListedToken),
  me: Me,
  brand: BrandState,
  overview: Overview,
  resolve: Resolution,
  rollouts: Type.Array(ListedRollout),
  rollout: RolloutReport,
} as const satisfies { [Name in RegistryQueryName]: TSchema };

/** What a query of the door answers. */
export type RegistryAnswer<Name extends RegistryQueryName> = DeepReadonly<
  Static<(typeof registryAnswers)[Name]>
>;

/** The answer of a command, and of publishing. */
export const CommandAnswerSchema = Type.Object({
  kind: oneOf('done', 'tried out', 'refused'),
  effects: Type.Array(Type.String(), { description: 'what has changed, or would change, in sentences' }),
  faults: Type.Array(Type.String(), { description: 'why it is refused, in sentences' }),
  waiting: Type.Optional(
    Type.String({ description: 'the number under which it waits for a second person: it is not made yet' }),
  ),
  token: Type.Optional(Type.String({ description: 'a token or a preview link; it is shown this once' })),
  release: Type.Optional(ReleaseText),
  outcome: Type.Optional(oneOf('published', 'unchanged', 'repaired')),
});
