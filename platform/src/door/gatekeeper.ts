import { missingRight } from '@storefront/contract';
import type { Permission } from '@storefront/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import { AddressLimit } from '../address-limit';
import { refused } from '../registry/change';
import type { Caller } from '../registry/people';
import type { AuditNote } from '../registry/attempt';
import type { Registry } from '../registry/registry';
import type { Asker } from './commands';
import type { CookieSessions } from './cookie-sessions';
import { toRefusal } from './refusals';
import { bearerToken, hashToken } from './tokens';

export interface GatekeeperDeps {
  readonly registry: Pick<Registry, 'teamOfToken' | 'run'>;
  readonly clock: Clock;
  /** The address that limits count by. */
  addressOf(request: { readonly ip: string }): string;
  /** The sessions of people who have logged in; without it there are none. */
  readonly sessions?: CookieSessions | undefined;
}

/** Authenticates teams by their tokens (REL-6), and people by their sessions (ROL-9). A method that returns undefined or false has already sent the refusal. */
export interface Gatekeeper {
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Caller | undefined>;
  authorize(
    team: Caller,
    /** The team needs one permission of every group. */
    permissions: readonly (readonly Permission[])[],
    note: Omit<AuditNote, 'actor' | 'person' | 'machine'>,
    reply: FastifyReply,
  ): Promise<boolean>;
}

/** Who does something, as the audit log names it: the team, and the person or the machine (ROL-9). */
export function signedBy({ id, person, machine }: Caller): Pick<AuditNote, 'actor' | 'person' | 'machine'> {
  return { actor: id, person, machine };
}

/** In whose name somebody asks for something. */
export function toAsker({ id, person, machine, issuedBy }: Caller, reason: string): Asker {
  return { by: id, person, machine, issuedBy, reason };
}

// Each wrong token is an entry in the audit log, which is never emptied.
const wrongTokensEachMinute = 30;
// A console that is open in many tabs learns in each that its session has ended.
const endedSessionsEachMinute = 300;

export function createGatekeeper({ registry, clock, addressOf, sessions }: GatekeeperDeps): Gatekeeper {
  const endedSessions = new AddressLimit(clock, endedSessionsEachMinute);
  const wrongTokens = new AddressLimit(clock, wrongTokensEachMinute);
  return {
    async authenticate(request, reply) {
      const token = bearerToken(request.headers.authorization);
      if (token === undefined) {
        const known = (await sessions?.callerOf(request)) ?? { kind: 'none' };
        if (known.kind === 'caller') return known.caller;
        if (known.kind === 'refused') {
          const status = endedSessions.take(addressOf(request)) ? known.status : 429;
          void reply.code(status).send(toRefusal(known.fault));
          return undefined;
        }
        void reply
          .code(401)
          .header('www-authenticate', 'Bearer realm="registry"')
          .send(toRefusal('Show the token of a team: Authorization: Bearer TOKEN.'));
        return undefined;
      }
      const team = await registry.teamOfToken(hashToken(token));
      if (team !== undefined) return team;
      if (!wrongTokens.take(addressOf(request))) {
        void reply.code(429).header('retry-after', '60').send(toRefusal('These are too many wrong tokens.'));
        return undefined;
      }
      const fault =
        'This token opens nothing. It was ended, has expired, or its person has left the team: ask an owner of the team or an operator for another.';
      const subject = request.url.split('?', 1)[0] ?? '';
      await registry.run({
        actor: 'unknown',
        action: 'authenticate',
        subject,
        reason: '',
        command: () => refused(fault),
      });
      void reply.code(403).send(toRefusal(fault));
      return undefined;
    },

    async authorize(team, permissions, note, reply) {
      const fault = permissions
        .map((group) => missingRight(team, group))
        .find((sentence) => sentence !== undefined);
      if (fault === undefined) return true;
      const { action, subject, brands, reason } = note;
      await registry.run({
        action,
        subject,
        brands,
        reason,
        ...signedBy(team),
        command: () => refused(fault),
      });
      void reply.code(403).send(toRefusal(fault));
      return false;
    },
  };
}
