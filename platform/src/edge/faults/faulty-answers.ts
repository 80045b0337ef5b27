import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseManifest } from '@storefront/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { assertNever } from '@storefront/contract';
import type { FaultSwitch } from './fault-switch';
import { isServerFault } from './faulty-server-part';
import { sendNotFound } from '../responses/send-not-found';

interface RequestedFile {
  name: string;
  release: ReleaseManifest;
  path: string;
  bytes: Uint8Array;
}

const flipBit = (bytes: Uint8Array) => {
  const copy = Uint8Array.from(bytes);
  const middle = copy.length >> 1;
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
};

/** Answers for a file of a faulty release (DEV-4); false when the file is to be served normally. */
export function faultyAnswers(
  app: FastifyInstance,
  faults: FaultSwitch,
  wait: (milliseconds: number) => Promise<unknown> = delay,
) {
  const openResponses = new Set<ServerResponse>();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    for (const response of openResponses) response.destroy();
  });

  return async (reply: FastifyReply, { name, release, path, bytes }: RequestedFile): Promise<boolean> => {
    const fault = faults.of({ name, version: release.version });
    if (fault === undefined || isServerFault(fault)) return false;
    reply.header('cache-control', 'no-store');
    switch (fault) {
      case '404':
        void sendNotFound(reply);
        return true;
      case 'slow':
        await wait(faults.secondsOf({ name, version: release.version }) * 1_000);
        return false;
      case 'truncated':
        reply.hijack();
        // Announces the whole length, and ends the connection before all bytes are sent.
        reply.raw.writeHead(200, {
          ...reply.getHeaders(),
          'content-length': bytes.length,
        } as OutgoingHttpHeaders);
        reply.raw.write(bytes.subarray(0, bytes.length >> 1), () => reply.raw.destroy());
        return true;
      case 'corrupt':
        void reply.send(flipBit(bytes));
        return true;
      case 'hang':
        openResponses.add(reply.raw);
        reply.raw.on('close', () => openResponses.delete(reply.raw));
        reply.hijack();
        if (closing) reply.raw.destroy();
        return true;
      case 'wrong-react':
      case 'throw':
      case 'throw-on-render': {
        const entry = faults.entryOf({ name, version: release.version, container: release.container });
        if (path !== release.entry || entry === undefined) return false;
        void reply.send(entry);
        return true;
      }
      default:
        return assertNever(fault);
    }
  };
}
