import { makeOwnRepository } from '../new-remote/make-own-repository';
import { makeRemote } from '../new-remote/make-remote';
import { readRemotePackages } from '../new-remote/packages-of-remotes';
import type { Command } from './command';
import { textOption } from './options';

const remote: Command = {
  name: 'new remote',
  argumentNames: ['NAME'],
  description: 'Make a remote with one page, ready to build, test and publish',
  options: { in: { type: 'string', description: 'The checkout to make it in; this one by default' } },
  async run({ output, repository, folder }, [name = ''], options) {
    const checkout = textOption(options, 'in') ?? repository;
    const result =
      checkout === undefined
        ? await makeOwnRepository(folder, name, await readRemotePackages())
        : await makeRemote(checkout, name);
    output.value(result);
    if (result.kind === 'refused') {
      for (const fault of result.faults) output.line(fault);
      return 1;
    }
    output.line(`${result.folder} is made: ${result.files.length} files.`);
    output.line(
      `In that folder: npm test, npm run build, then npm run release. Its README says where to look.`,
    );
    return 0;
  },
};

export const newCommands: readonly Command[] = [remote];
