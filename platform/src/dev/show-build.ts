import type { RegistryClient } from '../door/registry-client';
import type { BuiltFiles } from './built-files';
import type { DevServer } from './dev-server';
import { renameBuild } from './watch-remote';
import type { BuildResult } from './watch-remote';

export interface ShowBuildDeps {
  readonly registry: Pick<RegistryClient, 'command' | 'publish'>;
  readonly server: Pick<DevServer, 'show' | 'send'>;
  readonly files: Pick<BuiltFiles, 'keepMaps'>;
  readonly brand: string;
  readonly author: string;
  /** Whether no other build has ended since: publishing takes a while. */
  isNewest(): boolean;
  print(line: string): void;
}

const previewHours = 12;

/**
 * Uploads each build as one of development, which is no release and gone after a day (REL-17), and shows it on the development server: faults that would be refused at
 * release are found here already. After a failed or refused build the page keeps the one before. An open page does not wait for it (DEV-5).
 */
export async function showBuild(build: BuildResult, deps: ShowBuildDeps): Promise<void> {
  const { registry, server, files, brand, author, isNewest, print } = deps;
  const fail = (errors: readonly string[]) => {
    for (const error of errors) print(error);
    // Over the page a former build's refusal would stand beside a newer build that is right.
    if (isNewest()) server.send({ kind: 'failed', errors });
  };
  if (build.kind === 'failed') return fail(build.errors);
  try {
    await renameBuild(build.folder, build.version);
    await files.keepMaps(build.version);
    const published = await registry.publish(build.folder, {
      author,
      commit: 'development',
      promotion: 'never',
      development: 'yes',
    });
    const { release, faults } = published;
    if (release === undefined) return fail(faults);
    const preview = await registry.command('preview', {
      brand,
      releases: [release],
      hours: previewHours,
      reason: 'development',
    });
    if (preview.kind === 'refused' || preview.token === undefined) return fail(preview.faults);
    await server.show(preview.token);
    print(`${release} is shown.`);
    server.send({ kind: 'shown' });
  } catch (error) {
    fail([error instanceof Error ? error.message : String(error)]);
  }
}
