import type { ServerResponse } from 'node:http';

const milliseconds = {
  /** Shorter than the silence after which a proxy, or our own server, takes a connection for dead. */
  beat: 25_000,
  /** A stream ends after this long, and its device asks for a new ticket: a session that has ended keeps none. */
  life: 15 * 60_000,
};
const maxOfBusiness = 60;

/** An open stream, with the instant at which it ends. */
interface Stream {
  readonly response: ServerResponse;
  readonly slug: string;
  readonly endsAt: number;
}

/**
 * The open streams of server-sent events. They carry no data: `change` says that asking again is worth it, `beat` that the connection lives. One timer
 * serves all, so a device that waits costs a few bytes every 25 seconds.
 */
export function createEventStreams(now: () => number = Date.now) {
  const streams = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;

  function beat() {
    for (const stream of streams) {
      if (stream.endsAt <= now()) stream.response.end();
      else stream.response.write('event: beat\ndata: \n\n');
    }
  }

  function remove(stream: Stream) {
    streams.delete(stream);
    if (streams.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    /** Whether a business has as many streams as it may have. */
    isFull: (slug: string): boolean =>
      [...streams].filter((stream) => stream.slug === slug).length >= maxOfBusiness,
    /** Begins a stream on a response whose head was written; `ended` is called once it is gone. Returns a function that tells of a change. */
    open(response: ServerResponse, slug: string, ended: () => void): () => void {
      const stream: Stream = { response, slug, endsAt: now() + milliseconds.life };
      streams.add(stream);
      response.once('close', () => {
        remove(stream);
        ended();
      });
      response.write('event: beat\ndata: \n\n');
      timer ??= setInterval(beat, milliseconds.beat);
      return () => void response.write('event: change\ndata: \n\n');
    },
    /** Ends all streams: an open one would keep the server from closing. */
    close() {
      for (const { response } of streams) response.end();
    },
  };
}
