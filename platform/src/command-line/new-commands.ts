import { makeRemote } from '../new-remote/make-remote';
import type { Command } from './command';

const remote: Command = {
  name: 'new remote',
  takes: ['NAME'],
  what: 'makes a remote with one page, ready to build, test and publish',
  options: { in: { type: 'string', what: 'the checkout to make it in; this one by default' } },
  async run({ output, repository }, [name = ''], options) {
    const made = await makeRemote(typeof options['in'] === 'string' ? options['in'] : repository, name);
    output.value(made);
    if (made.kind === 'refused') {
      for (const fault of made.faults) output.line(fault);
      return 1;
    }
    output.line(`${made.folder} is made: ${made.files.length} files.`);
    output.line(
      `In that folder: npm test, npm run build, then npm run release. Its README says where to look.`,
    );
    return 0;
  },
};

export const newCommands: readonly Command[] = [remote];
