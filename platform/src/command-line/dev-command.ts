import type { Command } from './command';
import { textOption, UsageError } from './options';

const defaultPort = '3100';
/** The port at which debuggers look for Node. */
const inspectorPort = 9229;

export const devCommand: Command = {
  name: 'dev',
  argumentNames: [],
  description: 'Show the remote of this folder in the real shell, rebuilt after each change',
  options: {
    brand: { type: 'string', description: 'The brand whose site is shown; marketplace by default' },
    'inspect-drawing': {
      type: 'boolean',
      description: `Draws each page that is opened also in a process with a debugger, on port ${inspectorPort}`,
    },
    port: { type: 'string', description: `The port of the page; ${defaultPort} by default` },
  },
  async run({ output, registry, folder, author, stopSignal }, _args, options) {
    const port = Number(textOption(options, 'port') ?? defaultPort);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new UsageError('--port needs a port number');
    // It brings the build tools, for which no other command should wait.
    const { developRemote } = await import('../dev/develop-remote');
    await developRemote({
      directory: folder,
      registry,
      brand: textOption(options, 'brand') ?? 'marketplace',
      port,
      inspectorPort: options['inspect-drawing'] === true ? inspectorPort : undefined,
      author,
      stopSignal,
      print: (line) => output.line(line),
    });
    return 0;
  },
};
