import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The workspaces below `house` that become releases: the shell first, then every folder named `remote-*`. */
export function findFeatures(house: string): string[] {
  const remotes = readdirSync(house).filter(
    (name) => name.startsWith('remote-') && existsSync(join(house, name, 'package.json')),
  );
  return ['shell', ...remotes.sort()];
}
