import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors';
import { createKitchenSessionRepository } from '../kitchen-sessions/repository';
import type { Ports } from '../ports';
import { copy } from './copy';
import { createEventStreams } from './event-streams';
import { sessionOfTicket } from './event-ticket';

type EventPorts = Pick<Ports, 'database' | 'clock' | 'config' | 'kitchenChanges'>;

/** `GET /api/kitchen/events?ticket=…`: server-sent events that tell a device to ask again (KIT-5). */
export function kitchenEvents(
  server: FastifyInstance,
  { database, clock, config, kitchenChanges }: EventPorts,
): void {
  const streams = createEventStreams();
  server.addHook('preClose', async () => streams.close());

  server.get<{ Querystring: { ticket?: string } }>(
    '/kitchen/events',
    { schema: { hide: true } },
    async (request, reply) => {
      const now = clock.now();
      const hash = sessionOfTicket(config.codeSecret, String(request.query.ticket), now);
      const session = hash && (await createKitchenSessionRepository(database).find(hash, now));
      if (!session) throw new ApiError('unauthorised', { sentence: copy.ticketOver });
      const { businessSlug: slug } = session;
      if (streams.isFull(slug)) throw new ApiError('too-many', { retryAfterSeconds: 60 });
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        // A proxy that gathers an answer would keep every event back.
        'x-accel-buffering': 'no',
      });
      let unwatch: () => void = () => undefined;
      const tell = streams.open(reply.raw, slug, () => unwatch());
      unwatch = kitchenChanges.watch(slug, tell);
    },
  );
}
