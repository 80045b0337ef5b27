import type { LogStream } from 'api';

/** Collects the lines of a log. */
export interface LinesTogether extends LogStream {
  /** Passes on what has been collected. */
  flush(): void;
}

// How pino begins the lines that requests and ordinary work leave. Faults have a higher level.
const ordinary = '{"level":30,';

/**
 * Passes lines on together, because one write for each request costs as much processor time as the rest of its log line. An ordinary line waits
 * at most `milliseconds`. The line of a fault is passed on at once, with all lines before it.
 */
export function linesTogether(stream: LogStream, milliseconds = 10): LinesTogether {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines === '') return;
    const collected = lines;
    lines = '';
    stream.write(collected);
  };

  return {
    write(line) {
      lines += line;
      if (!line.startsWith(ordinary)) flush();
      else timer ??= setTimeout(flush, milliseconds);
    },
    flush,
  };
}
