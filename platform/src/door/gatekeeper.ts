import { missingRight } from '@storefront/contract';
import type { Permission } from '@storefront/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import { AddressLimit } from '../address-limit';
import { refused } from '../registry/change';
import type { AuditNote, Registry, Team } from '../registry/registry';
import { refusalOf } from './refusals';
import { bearerToken, hashToken } from './tokens';

export interface GatekeeperDeps {
  readonly registry: Pick<Registry, 'teamOfToken' | 'run'>;
  readonly clock: Clock;
  /** The address that limits count by. */
  addressOf(request: { readonly ip: string }): string;
}

/** Authenticates teams by their tokens (REL-6). A method that returns undefined or false has already sent the refusal. */
export interface Gatekeeper {
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Team | undefined>;
  authorize(
    team: Team,
    /** The team needs one permission of every group. */
    permissions: readonly (readonly Permission[])[],
    note: Omit<AuditNote, 'actor'>,
    reply: FastifyReply,
  ): Promise<boolean>;
}

// Each wrong token is an entry in the audit log, which is never emptied.
const wrongTokensEachMinute = 30;

export function createGatekeeper({ registry, clock, addressOf }: GatekeeperDeps): Gatekeeper {
  const wrongTokens = new AddressLimit(clock, wrongTokensEachMinute);
  return {
    async authenticate(request, reply) {
      const token = bearerToken(request.headers.authorization);
      if (token === undefined) {
        void reply
          .code(401)
          .header('www-authenticate', 'Bearer realm="registry"')
          .send(refusalOf('Show the token of a team: Authorization: Bearer TOKEN.'));
        return undefined;
      }
      const team = await registry.teamOfToken(hashToken(token));
      if (team !== undefined) return team;
      if (!wrongTokens.take(addressOf(request))) {
        void reply.code(429).header('retry-after', '60').send(refusalOf('These are too many wrong tokens.'));
        return undefined;
      }
      const fault = 'This token belongs to no team, or it has been revoked.';
      const subject = request.url.split('?', 1)[0] ?? '';
      await registry.run({
        actor: 'unknown',
        action: 'authenticate',
        subject,
        reason: '',
        command: () => refused(fault),
      });
      void reply.code(403).send(refusalOf(fault));
      return undefined;
    },

    async authorize(team, permissions, note, reply) {
      const fault = permissions
        .map((group) => missingRight(team, group))
        .find((sentence) => sentence !== undefined);
      if (fault === undefined) return true;
      const { action, subject, brands, reason } = note;
      await registry.run({ action, subject, brands, reason, actor: team.id, command: () => refused(fault) });
      void reply.code(403).send(refusalOf(fault));
      return false;
    },
  };
}
