import { chmodSync, createWriteStream, lstatSync, mkdirSync } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { diskFault } from 'api';
import type { Config, LogStream } from 'api';
import { linesTogether } from './lines-together';

export interface LogFile {
  readonly stream: LogStream;
  /** The reason why the log is not being written, as a sentence; undefined while it is written. */
  fault(): string | undefined;
  close(): Promise<void>;
}

const sentence = (error: unknown) =>
  `The log is not written: ${diskFault(error) ?? 'it cannot be opened or written'}.`;

/** Where the log goes: standard output in production, else a file under the data folder, so that the terminal stays readable. */
export function openLog(config: Pick<Config, 'production' | 'dataDirectory'>): LogFile {
  const log = config.production
    ? standardOutput()
    : openLogFile(join(config.dataDirectory, 'logs', 'storefront.log'));
  const stream = linesTogether(log.stream);
  return {
    ...log,
    stream,
    close: async () => {
      stream.flush();
      await log.close();
    },
  };
}

const standardOutput = (): LogFile => {
  let fault: string | undefined;
  // A full disk or a closed pipe must not end the process.
  process.stdout.on('error', (error) => (fault = sentence(error)));
  return {
    stream: {
      write: (line) =>
        void process.stdout.write(line, (error) => (fault = error ? sentence(error) : undefined)),
    },
    fault: () => fault,
    close: async () => undefined,
  };
};

/** Makes the folder of a log, and takes it and an existing log from everybody but their owner. */
function forOwnerOnly(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  chmodSync(dirname(path), 0o700);
  // What a link leads to, such as a device, is not ours to change.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) chmodSync(path, 0o600);
}

// More than this is waiting only when the disk no longer accepts anything.
const maximumBufferedBytes = 16 * 1024 * 1024;

/**
 * A log in a file. When the file cannot be written, the process works without it and tries again after `retryAfter` milliseconds.
 */
export function openLogFile(path: string, retryAfter = 10_000): LogFile {
  let file: WriteStream | undefined;
  let fault: string | undefined;
  let nextTry = 0;

  const stopWriting = (error: unknown) => {
    fault = sentence(error);
    file = undefined;
    nextTry = performance.now() + retryAfter;
  };
  const open = () => {
    try {
      forOwnerOnly(path);
      file = createWriteStream(path, { flags: 'a', mode: 0o600 });
      file.on('error', stopWriting);
    } catch (error) {
      stopWriting(error);
    }
  };
  open();

  return {
    stream: {
      write(line) {
        if (file === undefined && performance.now() >= nextTry) open();
        if (file === undefined || file.writableLength > maximumBufferedBytes) return;
        file.write(line, (error) => {
          if (!error) fault = undefined;
        });
      },
    },
    fault: () => fault,
    close: async () => {
      const last = file;
      file = undefined;
      nextTry = Infinity;
      last?.end();
      if (last !== undefined) await finished(last).catch(() => undefined);
    },
  };
}
