import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Promotion, PublishAnswer, RegistryAnswer } from '@storefront/contract';
import { copyBuild, localVersion, releasedVersion } from 'platform';
import type { RegistryClient } from 'platform';
import { findBuilds, findFeatures } from './find-features';
import type { FeatureBuild } from './find-features';
import { Refusal } from './refusal';

export interface PublishBuildsDeps {
  /** The registry with the operators' token. */
  readonly registry: Pick<RegistryClient, 'publish' | 'query'>;
  /** The folder whose workspaces hold the builds. */
  readonly root: string;
  readonly production: boolean;
  readonly say: (sentence: string) => void;
}

type StableTurn = RegistryAnswer<'state'>['turns'][number];

interface BuiltRelease {
  readonly feature: string;
  readonly version: string;
}

/**
 * Publishes the builds through the registry's HTTP API, as any team does; a build that is already published changes nothing. A candidate
 * waits for a rollout. A release never changes (REL-2), so a build whose version exists with other files is published as a local release:
 * the data folder may come from another clone, from an older checkout, or from the sources before they were edited.
 */
export async function publishBuilds({ registry, root, production, say }: PublishBuildsDeps): Promise<void> {
  const commit = commitOf(root);
  const turns = (await registry.query('state', {}))?.turns ?? [];
  const send = (folder: string, { feature, version }: BuiltRelease, wanted: Promotion) => {
    const turnsOfFeature = turns.filter(({ name }) => name === feature);
    const promotion = production ? wanted : promotionAtStart(wanted, version, turnsOfFeature);
    return registry.publish(folder, { author: 'npm start', commit, promotion });
  };
  const locals: string[] = [];
  const publishBuild = async ({ folder, promotion }: FeatureBuild): Promise<PublishAnswer> => {
    const built = await readBuilt(folder);
    if (!(await isTaken(registry, folder, built))) return send(folder, built, promotion);
    const version = await localVersion(folder);
    const copy = await mkdtemp(join(tmpdir(), 'storefront-local-release-'));
    try {
      await copyBuild(folder, version, copy);
      const answer = await send(copy, { ...built, version }, promotion);
      if (answer.outcome === 'published') locals.push(`${built.feature}@${version}`);
      return answer;
    } finally {
      await rm(copy, { recursive: true });
    }
  };
  const publish = async (workspace: string) => {
    for (const build of findBuilds(root, workspace)) {
      const { kind, outcome, effects, faults } = await publishBuild(build);
      if (kind === 'refused') throw new Refusal([`${workspace} cannot be published:`, ...faults].join('\n'));
      // A known release that changes something is a surprise: it becomes stable again, or its files were damaged.
      if (outcome !== 'published') effects.forEach(say);
    }
  };
  // The remotes are checked against the shell, so the shell is published first.
  const [shell = '', ...remotes] = findFeatures(root);
  await publish(shell);
  await Promise.all(remotes.map(publish));
  if (locals.length > 0)
    say(
      `The registry has other files under the versions of these builds, so they are published as local releases: ${locals.sort().join(', ')}`,
    );
}

/**
 * When a build becomes stable at start. While developing, a start serves the sources of its folder, also after another build of the same
 * version was served in between. It leaves a rollback and another version, which somebody has promoted, as they are. `turns` are those of
 * the feature, in order.
 */
export function promotionAtStart(
  wanted: Promotion,
  version: string,
  turns: readonly Pick<StableTurn, 'kind' | 'version' | 'brands'>[],
): Promotion {
  const last = turns.at(-1);
  return wanted === 'new' &&
    last?.kind === 'promote' &&
    last.brands === 'all' &&
    releasedVersion(last.version) === releasedVersion(version)
    ? 'always'
    : wanted;
}

/** Whether the version of a build exists with other files. Only tries, because a refused publication is recorded in the audit log. */
async function isTaken(
  registry: PublishBuildsDeps['registry'],
  folder: string,
  { feature, version }: BuiltRelease,
): Promise<boolean> {
  const known = await registry.query('release', { id: `${feature}@${version}` });
  if (known === undefined) return false;
  const tried = await registry.publish(folder, { author: 'npm start', commit: 'unknown', tryOut: 'yes' });
  return tried.kind === 'refused';
}

async function readBuilt(folder: string): Promise<BuiltRelease> {
  // Safe: our own build wrote it, and publishing checks the whole file.
  return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as BuiltRelease;
}

function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
