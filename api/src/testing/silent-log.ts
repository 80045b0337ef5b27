import Fastify from 'fastify';

/** A log that says nothing. */
export const silentLog = Fastify({ logger: false }).log;
