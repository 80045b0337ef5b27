import { developRemote } from '../dev/develop-remote';
import type { Command } from './command';
import { textOption, WrongUse } from './options';

const usualPort = '3100';

export const devCommand: Command = {
  name: 'dev',
  takes: [],
  what: 'shows the remote of this folder in the real shell, built anew after each change',
  options: {
    brand: { type: 'string', what: 'the brand whose site is shown; marketplace unless told' },
    port: { type: 'string', what: `where to look at it; ${usualPort} unless told` },
  },
  async run({ output, registry, folder, author, stopped }, _words, options) {
    const port = Number(textOption(options, 'port') ?? usualPort);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new WrongUse('--port takes a port');
    await developRemote({
      directory: folder,
      registry,
      brand: textOption(options, 'brand') ?? 'marketplace',
      port,
      author,
      stopped,
      print: (line) => output.line(line),
    });
    return 0;
  },
};
