import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The system of a business, which receives the messages of the shop. */
export interface WebhookReceiver {
  readonly url: string;
  /** The received bodies by message id, in order. */
  readonly received: ReadonlyMap<string, readonly string[]>;
  /** From now on messages are received but not answered. */
  hold(): void;
  /** Answers the waiting messages and all later ones. */
  release(): void;
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received = new Map<string, string[]>();
  const held: ServerResponse[] = [];
  let holds = false;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const id = String(request.headers['storefront-delivery']);
      received.set(id, [...(received.get(id) ?? []), body]);
      if (holds) held.push(response);
      else response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    hold: () => void (holds = true),
    release: () => {
      holds = false;
      for (const response of held.splice(0)) response.end();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
