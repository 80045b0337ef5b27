import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Promotion } from '@storefront/contract';

/** The workspaces in `root` that become releases: the shell first, then every folder named `remote-*`. */
export function findFeatures(root: string): string[] {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')),
  );
  return ['shell', ...remotes.sort()];
}

/** A folder to publish, and whether its release becomes stable at once. */
export interface FeatureBuild {
  readonly feature: string;
  readonly folder: string;
  readonly promotion: Promotion;
}

/** The builds of a feature: its release, and its candidate for a rollout if it has one. */
export function findBuilds(root: string, feature: string): FeatureBuild[] {
  const candidate = join(root, feature, 'candidate/dist');
  return [
    { feature, folder: join(root, feature, 'dist'), promotion: 'new' },
    ...(existsSync(candidate) ? [{ feature, folder: candidate, promotion: 'first' as const }] : []),
  ];
}
