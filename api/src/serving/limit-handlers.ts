import type { FastifyInstance } from 'fastify';
import { createTimeLimit, usualMilliseconds } from './within-time';
import type { TimeLimit } from './within-time';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the route's answer may take; 20 s when it is left out. */
    readonly maxMilliseconds?: number;
  }
}

/** Gives the handler of every route that is added from now on a time limit, pages and plugins included (G12). */
export function limitHandlers(server: FastifyInstance): void {
  const limits = new Map<number, TimeLimit>();
  const limitOf = (milliseconds: number) => {
    const limit = limits.get(milliseconds) ?? createTimeLimit(milliseconds);
    limits.set(milliseconds, limit);
    return limit;
  };

  server.addHook('onRoute', (route) => {
    const { handler } = route;
    const limit = limitOf(route.config?.maxMilliseconds ?? usualMilliseconds);
    route.handler = function answerInTime(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? limit.within(answer, () => reply.sent) : answer;
    };
  });
  server.addHook('onClose', async () => limits.forEach((limit) => limit.close()));
}
