import type { RegistryCommandBody, RegistryCommandName } from '@storefront/contract';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../registry/people';

/** Checks and makes one command, and sends the answer. */
export type HandleCommand<Name extends RegistryCommandName> = (
  team: Caller,
  body: RegistryCommandBody<Name>,
  reply: FastifyReply,
) => Promise<void>;
