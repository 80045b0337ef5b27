import { randomBytes } from 'node:crypto';
import { loginFaults } from '@storefront/contract';
import type { LoginFault } from '@storefront/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AddressLimit } from '../address-limit';
import type { Clock } from '../clock';
import { LoginCookies } from '../login/login-cookies';
import { LoginRefused } from '../login/login-provider';
import type { LoginProvider } from '../login/login-provider';
import { refused } from '../registry/change';
import type { Logins } from '../registry/logins';
import type { Registry } from '../registry/registry';
import { sendNotFound } from '../edge/responses/send-not-found';
import { beginLoginSchema, endLoginSchema, endedLoginSchema } from './call-schemas';
import { toRefusal } from './refusals';
import { hashToken } from './tokens';

/** What logging in at the console needs. */
export interface LoginDeps {
  readonly logins: Logins;
  readonly provider: LoginProvider;
  /** The origin of the console, such as `https://console.example`. */
  origin(): string;
  /** Whether the console is served on a host: people log in there alone. */
  isConsole(host: string): boolean;
}

export interface LoginRouteDeps extends LoginDeps {
  readonly registry: Pick<Registry, 'run'>;
  readonly clock: Clock;
  /** The address that limits count by. */
  addressOf(request: { readonly ip: string }): string;
}

// A person needs two or three, also after a mistake; an office has one address.
const loginsEachMinute = 30;
// Each refusal is an entry in the audit log, which is never emptied.
const refusalsEachMinute = 30;
/** A page of the console. */
const pagePath = /^(\/[\w.~@%-]+)*\/?$/;

const randomSecret = () => randomBytes(32).toString('base64url');

/** Logging in at the console by the login provider, and logging out (ROL-9). */
export function loginRoutes(
  app: FastifyInstance,
  { logins, provider, origin, isConsole, registry, clock, addressOf }: LoginRouteDeps,
): void {
  const limit = new AddressLimit(clock, loginsEachMinute);
  const loggedRefusals = new AddressLimit(clock, refusalsEachMinute);
  const cookies = () => new LoginCookies(origin());
  const callback = () => `${origin()}/platform/login/callback`;

  /** Back to the console, which says why nobody has logged in. */
  function toConsole(reply: FastifyReply, page: string, fault?: LoginFault): FastifyReply {
    const query = fault === undefined ? '' : `?login=${fault}`;
    return reply.header('cache-control', 'no-store').redirect(`${origin()}/console${page}${query}`, 302);
  }

  /** A refused login is in the server's log and in the audit log, which names nobody but members. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      page = '/',
      fault,
      detail,
      person,
    }: { page?: string; fault: LoginFault; detail: string; person?: string },
  ): Promise<FastifyReply> {
    request.log.warn({ fault, detail, person }, 'a login at the console was refused');
    if (fault !== 'cancelled' && fault !== 'unreachable' && loggedRefusals.take(addressOf(request)))
      await registry.run({
        actor: 'unknown',
        action: 'login',
        subject: person ?? 'console',
        reason: '',
        command: () => refused(loginFaults[fault]),
      });
    return toConsole(reply, page, fault);
  }

  app.get<{ Querystring: { to?: string } }>(
    '/platform/login',
    { schema: beginLoginSchema },
    async (request, reply) => {
      if (!isConsole(request.hostname)) return sendNotFound(reply);
      const { to = '/' } = request.query;
      const page = pagePath.test(to) ? to : '/';
      if (!limit.take(addressOf(request))) return toConsole(reply, page, 'busy');
      const checks = { state: randomSecret(), nonce: randomSecret(), verifier: randomSecret() };
      try {
        const address = await provider.addressFor(checks, callback());
        const { state, ...kept } = checks;
        await logins.begin(hashToken(state), { ...kept, page });
        return await reply
          .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
          .header('set-cookie', cookies().begun(state))
          .redirect(address, 302);
      } catch (error) {
        if (!(error instanceof LoginRefused)) throw error;
        return refuse(request, reply, { page, ...error });
      }
    },
  );

  app.get<{ Querystring: { state?: string } }>(
    '/platform/login/callback',
    { schema: endedLoginSchema },
    async (request, reply) => {
      if (!isConsole(request.hostname)) return sendNotFound(reply);
      if (!limit.take(addressOf(request))) return toConsole(reply, '/', 'busy');
      const { state } = request.query;
      const { begun: own, session: former } = cookies().read(request.headers.cookie);
      reply.header('set-cookie', cookies().begun(undefined));
      // An attacker who leads a visitor's browser here with an answer of his own cannot set this cookie.
      const begun =
        typeof state === 'string' && state === own ? await logins.take(hashToken(state)) : undefined;
      if (state === undefined || begun === undefined)
        return refuse(request, reply, {
          fault: 'expired',
          detail: 'there is no such login, or not in this browser',
        });
      const { page, ...checks } = begun;
      try {
        const answer = new URL(request.url, origin());
        const account = await provider.accountOf(answer, { state, ...checks });
        const secret = randomSecret();
        const note = { action: 'login', subject: 'console', reason: '' };
        const result = await logins.logIn(account, hashToken(secret), note);
        if (result.kind === 'refused') {
          const { refusal: fault, person } = result;
          return await refuse(request, reply, {
            page,
            fault,
            detail: 'the account',
            ...(person && { person }),
          });
        }
        if (former !== undefined) await logins.end(hashToken(former));
        reply.header('set-cookie', cookies().session(secret));
        return toConsole(reply, page);
      } catch (error) {
        if (!(error instanceof LoginRefused)) throw error;
        return refuse(request, reply, { page, ...error });
      }
    },
  );

  app.post('/platform/logout', { schema: endLoginSchema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { session } = cookies().read(request.headers.cookie);
    if (!isConsole(request.hostname) || request.headers.origin !== origin())
      return reply.code(403).send(toRefusal('This call does not come from a page of the console.'));
    if (session !== undefined) await logins.end(hashToken(session));
    return reply
      .header('set-cookie', cookies().session(undefined))
      .send({ kind: 'done', effects: ['You are logged out.'], faults: [] });
  });
}
