import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { oneOf } from './fields';
import { featureNamePattern, longestFeatureName, versionPattern } from './release-id';
import { ReleasePage } from './release-page';

export const Version = Type.String({
  pattern: `^${versionPattern}$`,
  description: 'a version such as 2.1.0 or 2.1.0-rc.1',
});
const Integrity = Type.String({
  pattern: '^sha384-[A-Za-z0-9+/]{64}$',
  description: 'the SHA-384 of a file, as sha384- and its base64',
});
const Path = Type.String({
  pattern: '^(?!.*\\.\\.)[A-Za-z0-9_@.-]+(/[A-Za-z0-9_@.-]+)*$',
  maxLength: 300,
  description:
    'a path inside the built folder such as pages/home.js: letters, digits, _ @ . and - between single slashes, without two dots in a row, at most 300 characters',
});
const Bytes = Type.Integer({ minimum: 0 });
const Budgets = Type.Record(
  Type.String({ maxLength: 200 }),
  Type.Integer({ minimum: 1, maximum: 10_000_000 }),
);

/** The files of one exposed module, in the order in which they load; paths inside the release. */
export const ExposedFiles = Type.Object({ js: Type.Array(Path), css: Type.Array(Path) });
export type ExposedFiles = Static<typeof ExposedFiles>;

/** One file of a release. */
export const ReleaseFile = Type.Object({
  path: Path,
  integrity: Integrity,
  bytes: Bytes,
  brotliBytes: Bytes,
  gzipBytes: Bytes,
  contentType: Type.String(),
});
export type ReleaseFile = Static<typeof ReleaseFile>;

/** A shared package that a release needs, or that the shell provides; `version` is a range, or what is provided. */
export const SharedPackage = Type.Object({
  name: Type.String(),
  version: Type.String(),
  singleton: Type.Boolean(),
  provided: Type.Boolean(),
});
export type SharedPackage = Static<typeof SharedPackage>;

/**
 * An immutable build of a feature (REL-1). `hostContract` is the range a remote needs, or, of the shell, the version
 * it provides. `exposes` goes from './pages/menu' to the files, `budgets` from there to the most bytes (brotli) that showing it may
 * take (REL-4), `types` are the declaration files of what it exposes, which no page loads (REL-10); `pages` are those that the
 * release brings beside the specification's routes (REL-12); `publishedAt` is an ISO instant. With `addresses` 'content' every
 * file's name carries the beginning of its SHA-384, so its address names no version and the releases that have the file share it
 * (G26). A shell with `decisionFile` brings the decisions of other features by itself, one with `pagesFromFile` their pages too (RES-10). `server` is the file that draws the
 * release's pages on a server (EDG-7); no browser gets it, and pages of a release without one are drawn in the browser alone.
 * `maps` are the source maps of its scripts and styles, which are never served (REL-18).
 * A `development` build was made by `storefront dev`: it can be previewed for a day, and is no release (REL-17).
 */
export const ReleaseManifest = Type.Object({
  format: Type.Literal('storefront-release/1'),
  feature: Type.String({
    pattern: `^${featureNamePattern}$`,
    maxLength: longestFeatureName,
    description: `the name of a feature such as rewards or partner/listing: lower-case letters, digits and -, at most ${longestFeatureName} characters`,
  }),
  version: Version,
  container: Type.String({
    pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
    description: 'the name of a variable of letters, digits and _, such as rewards_1_0_0',
  }),
  addresses: Type.Optional(Type.Literal('content')),
  decisionFile: Type.Optional(Type.Literal(true)),
  pagesFromFile: Type.Optional(Type.Literal(true)),
  hostContract: Type.Object({ needed: Type.Optional(Type.String()), provided: Type.Optional(Version) }),
  shared: Type.Array(SharedPackage),
  entry: Path,
  exposes: Type.Record(Type.String(), ExposedFiles),
  budgets: Type.Optional(Budgets),
  pages: Type.Optional(Type.Array(ReleasePage, { maxItems: 50 })),
  files: Type.Array(ReleaseFile, { minItems: 1 }),
  types: Type.Optional(Type.Array(ReleaseFile, { maxItems: 1_000 })),
  server: Type.Optional(ReleaseFile),
  maps: Type.Optional(Type.Array(ReleaseFile, { maxItems: 2_000 })),
  development: Type.Optional(Type.Literal(true)),
  author: Type.String(),
  commit: Type.String(),
  publishedAt: Type.String(),
});
export type ReleaseManifest = Static<typeof ReleaseManifest>;

/** Why a release was decided on: the step that decided (RES-2, RES-6, RES-8, RES-12), and a sentence for people (RES-7). */
export const DecisionReason = Type.Object({
  step: oneOf('preview', 'pin', 'freeze', 'rollout', 'stable', 'compatible', 'failed', 'kept'),
  text: Type.String(),
});
export type DecisionReason = Static<typeof DecisionReason>;

/**
 * Which release of a feature a visitor gets, and all that loading it takes (RES-1, SHL-5). `name` is the release's
 * own, other than `feature` where the brand put another remote in its place (BRD-5). `base` is the URL of its
 * folder, ending in a slash; `integrity` names every file of it by its path.
 */
export const Decision = Type.Object({
  feature: Type.String(),
  name: Type.String(),
  version: Version,
  reason: DecisionReason,
  base: Type.String(),
  entry: Path,
  container: Type.String(),
  exposes: Type.Record(Type.String(), ExposedFiles),
  integrity: Type.Record(Type.String(), Integrity),
  decisionFile: Type.Optional(Type.Literal(true)),
  pagesFromFile: Type.Optional(Type.Literal(true)),
});
export type Decision = Static<typeof Decision>;

/** A decision with the releases to fall back on, best first (SHL-2). */
export const PageDecision = Type.Object({ ...Decision.properties, lastGood: Type.Array(Decision) });
export type PageDecision = Static<typeof PageDecision>;
