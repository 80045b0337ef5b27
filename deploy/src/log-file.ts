import { createWriteStream, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from 'api';

/** Where the log goes: standard output in production, else a file under the data folder, so that the terminal stays readable. */
export const openLogFile = (config: Config) => {
  if (config.production) return { stream: process.stdout, close: async () => undefined };
  const folder = join(config.dataDirectory, 'logs');
  mkdirSync(folder, { recursive: true });
  const stream = createWriteStream(join(folder, 'storefront.log'), { flags: 'a' });
  return {
    stream: { write: (line: string) => void stream.write(line) },
    close: async () => {
      stream.end();
      await once(stream, 'close');
    },
  };
};
