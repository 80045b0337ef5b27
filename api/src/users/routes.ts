import { refused, sessionOver } from '../answers';
import { call } from '../call';
import { limit, limitWithBackoff } from '../limits/limit';
import type { ApiModule } from '../api-module';
import { logSecurityEvent } from '../security-log';
import { findSession, findUserSession } from '../sessions/find-session';
import { openSession } from '../sessions/open-session';
import { createSessionRepository } from '../sessions/repository';
import { changeSubscriptions } from './change-subscriptions';
import { copy } from './copy';
import { deleteUser } from './delete-user';
import { exportUser } from './export-user';
import { logIn } from './log-in';
import { presentDeletion, presentGuest } from './presenter';
import { readUser } from './read-user';
import { createUserRepository } from './repository';

const hour = 3_600;
// A whole office or mobile network may share one address.
const guestLimit = { times: 1_200, seconds: hour };
const loginLimit = { times: 300, seconds: 900 };
const guessBackoff = { freeTries: 5, firstPauseSeconds: 5, longestPauseSeconds: 900 };
const oneAccountLimit = { times: 10, seconds: 900 };
const exportLimit = { times: 10, seconds: hour };

/** The calls about sessions and accounts. */
export const userRoutes: ApiModule = (registry, ports) => {
  const { database, clock, config } = ports;

  call(
    registry,
    'users/guest',
    async (_body, { brand }) => {
      if (!brand.guestCheckout) return refused(copy.guestsRefused(brand.name));
      const sessiontoken = await openSession(database, { brandId: brand.id, userId: null }, clock.now());
      return { responsecode: '200', sessiontoken, userdata: presentGuest(sessiontoken) };
    },
    { limit: guestLimit },
  );

  call(
    registry,
    'users/login',
    async (body, context) => {
      // By account and address, so that a stranger's guesses slow down the stranger and not the owner.
      const subject = `${body.email.toLowerCase()} ${context.address}`;
      await limitWithBackoff(ports, 'login', subject, guessBackoff);
      const userdata = await logIn(ports, body, context.brand.id);
      if (!userdata) {
        logSecurityEvent(context, config, 'login refused', body.email);
        return refused(copy.wrongLogin);
      }
      await ports.rateLimit.clear('login', subject);
      return { responsecode: '200', sessiontoken: userdata.sessiontoken, userdata };
    },
    { limit: loginLimit },
  );

  call(registry, 'users/logout', async ({ sessiontoken }, { brand }) => {
    const session = await findSession(ports, sessiontoken, brand.id);
    if (session) await createSessionRepository(database).end(session.tokenHash);
    return { responsecode: '200' };
  });

  call(registry, 'users/sessions', async ({ sessiontoken }, { brand }) => {
    const session = await findUserSession(ports, sessiontoken, brand.id);
    if (!session) return sessionOver();
    const found = await createSessionRepository(database).listOf(session.userId, clock.now());
    return {
      responsecode: '200',
      list: found.map(({ tokenHash, createdAt, expiresAt }) => ({
        since: createdAt.toISOString(),
        until: expiresAt.toISOString(),
        this_session: tokenHash === session.tokenHash ? ('yes' as const) : ('no' as const),
      })),
    };
  });

  call(registry, 'users/logout_everywhere', async ({ sessiontoken }, { brand }) => {
    const session = await findUserSession(ports, sessiontoken, brand.id);
    if (!session) return sessionOver();
    const ended = await createSessionRepository(database).endAllOf(session.userId, session.tokenHash);
    return { responsecode: '200', ended };
  });

  call(registry, 'users/details', async ({ sessiontoken }, { brand }) => {
    const session = await findSession(ports, sessiontoken, brand.id);
    if (!session) return sessionOver();
    if (session.kind === 'guest') return { responsecode: '200', userdata: presentGuest(sessiontoken) };
    const userdata = await readUser(database, session.userId, sessiontoken);
    return userdata ? { responsecode: '200', userdata } : sessionOver();
  });

  call(registry, 'users/profile', async ({ sessiontoken, name, mobile }, { brand }) => {
    const session = await findUserSession(ports, sessiontoken, brand.id);
    if (!session) return sessionOver();
    await createUserRepository(database).change(session.userId, { name, mobile });
    const userdata = await readUser(database, session.userId, sessiontoken);
    return userdata ? { responsecode: '200', userdata } : sessionOver();
  });

  call(registry, 'users/subscriptions', async ({ sessiontoken, ...wanted }, { brand }) => {
    const session = await findUserSession(ports, sessiontoken, brand.id);
    if (!session) return sessionOver();
    const change = await changeSubscriptions(database, session.userId, wanted);
    if (change === 'unknown-business') return refused(copy.unknownSubscription);
    const userdata = await readUser(database, session.userId, sessiontoken);
    return userdata ? { responsecode: '200', userdata } : sessionOver();
  });

  call(registry, 'users/export', async ({ sessiontoken }, { brand }) => {
    const session = await findUserSession(ports, sessiontoken, brand.id);
    if (!session) return sessionOver();
    await limit(ports, 'export', session.userId, exportLimit);
    const data = await exportUser(ports, session.userId);
    return data ? { responsecode: '200', data } : sessionOver();
  });

  call(registry, 'users/delete', async ({ sessiontoken, password }, { brand }) => {
    const session = await findUserSession(ports, sessiontoken, brand.id);
    if (!session) return sessionOver();
    await limit(ports, 'password', session.userId, oneAccountLimit);
    return presentDeletion(await deleteUser(ports, session.userId, password));
  });
};
