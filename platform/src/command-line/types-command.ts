import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { writeAtomically } from '../files/write-atomically';
import type { Command } from './command';
import { textOption } from './options';
import { printRefusal } from './print-answer';

const defaultFolder = 'remote-types';

/** `storefront types fetch`: the types of the modules that remotes expose, for a team's editor (REL-10). */
export const typesCommand: Command = {
  name: 'types fetch',
  argumentNames: [],
  description: 'Write the types of the modules that remotes expose; of all stable releases by default',
  options: {
    feature: { type: 'string', description: 'Only of this feature' },
    release: { type: 'string', description: 'Only of this release, such as booking@1.2.0' },
    out: { type: 'string', description: `The folder to write to; ${defaultFolder} by default` },
  },
  async run({ output, registry }, _args, options) {
    const [id, feature] = [textOption(options, 'release'), textOption(options, 'feature')];
    const found = await registry.query('release/types', {
      ...(id !== undefined && { id }),
      ...(feature !== undefined && { feature }),
    });
    if (found === undefined)
      return printRefusal(output, {
        kind: 'refused',
        effects: [],
        faults: [`There is no release ${id ?? `of ${feature} that is stable`}.`],
      });
    const folder = textOption(options, 'out') ?? defaultFolder;
    for (const { release, files } of found) {
      const releaseFolder = join(folder, nameOf(release));
      await rm(releaseFolder, { recursive: true, force: true });
      for (const { path, text } of files) await writeAtomically(pathInside(releaseFolder, path), text);
      output.line(`${release}: ${files.length} files in ${releaseFolder}`);
    }
    if (found.length === 0) output.line('No stable release has types.');
    else
      output.line(
        `In tsconfig.json: "paths": { ${found.map(({ release }) => pathsOf(nameOf(release), folder)).join(', ')} }`,
      );
    output.value(found.map(({ release, files }) => ({ release, files: files.map(({ path }) => path) })));
    return 0;
  },
};

const nameOf = (release: string) => release.slice(0, release.lastIndexOf('@'));

/** The `paths` entry with which TypeScript finds `booking/widgets/BookTab` there. */
const pathsOf = (name: string, folder: string) =>
  `"${name}/*": ["./${relative('.', folder).replaceAll('\\', '/')}/${name}/*"]`;

/** The path of a file that a registry sent; throws when it would leave its folder. */
function pathInside(folder: string, path: string): string {
  const target = resolve(folder, path);
  if (relative(resolve(folder), target).startsWith('..')) throw new Error(`${path} lies outside ${folder}`);
  return target;
}
