import { makeRemote } from '../new-remote/make-remote';
import type { Command } from './command';

const remote: Command = {
  name: 'new remote',
  argumentNames: ['NAME'],
  description: 'Make a remote with one page, ready to build, test and publish',
  options: { in: { type: 'string', description: 'The checkout to make it in; this one by default' } },
  async run({ output, repository }, [name = ''], options) {
    const result = await makeRemote(typeof options['in'] === 'string' ? options['in'] : repository, name);
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
