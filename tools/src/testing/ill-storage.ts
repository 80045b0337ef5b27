import { createServer, request } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a storage answers: as it should, or in one of the ways that look like answers. */
type Illness = 'none' | 'trickles' | 'never ends' | 'is a login page';

/** A storage that can fall ill, before a sound one. */
export interface IllStorage {
  readonly url: string;
  /** From now on every request is answered in this way. */
  fall(illness: Illness): void;
  close(): Promise<void>;
}

const answers: Readonly<Record<Exclude<Illness, 'none'>, (response: ServerResponse) => void>> = {
  trickles(response) {
    const timer = setInterval(() => response.write('x'), 200);
    response.on('close', () => clearInterval(timer));
  },
  'never ends'(response) {
    const piece = Buffer.alloc(64 * 1024);
    const more = () => {
      while (response.write(piece));
    };
    response.on('drain', more);
    more();
  },
  'is a login page'(response) {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Log in</title><form><input name="password"></form>');
  },
};

/** Starts a storage that passes everything on to the sound one while it is not ill. */
export async function startIllStorage(sound: string): Promise<IllStorage> {
  let illness: Illness = 'none';
  const server: Server = createServer((incoming, outgoing) => {
    if (illness !== 'none') {
      // What is sent is taken, as by a storage that keeps it.
      incoming.resume();
      return answers[illness](outgoing);
    }
    const { method, url, headers } = incoming;
    const passed = request(new URL(url ?? '/', sound), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fall: (next) => void (illness = next),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
