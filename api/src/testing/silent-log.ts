import Fastify from 'fastify';

/** A log that writes nothing. */
export const silentLog = Fastify({ logger: false }).log;
