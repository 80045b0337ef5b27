import { yesNo } from '@storefront/contract';
import { refused, sessionOver } from '../answers';
import { call } from '../call';
import type { ApiModule } from '../api-module';
import { logSecurityEvent } from '../security-log';
import { findSession } from '../sessions/find-session';
import { openSession } from '../sessions/open-session';
import { createSessionRepository } from '../sessions/repository';
import { changeSubscriptions } from './change-subscriptions';
import { copy } from './copy';
import { acceptOwner, limitGuesses } from './limit-guesses';
import { logIn } from './log-in';
import { presentGuest } from './presenter';
import { readUser } from './read-user';
import { createUserRepository } from '../users/repository';
import { sessionCall, userCall } from '../user-call';

const hour = 3_600;
// A whole office or mobile network may share one address.
const guestLimit = { times: 1_200, seconds: hour };
const loginLimit = { times: 300, seconds: 900 };

/** The calls about sessions and accounts. */
export const accountRoutes: ApiModule = (registry, ports) => {
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
      const guesser = {
        account: `${context.brand.id} ${body.email.toLowerCase()}`,
        address: context.address,
      };
      await limitGuesses(ports, guesser);
      const userdata = await logIn(ports, body, context.brand.id);
      if (!userdata) {
        logSecurityEvent(context, config, 'login refused', body.email);
        return refused(copy.wrongLogin);
      }
      await acceptOwner(ports, guesser);
      return { responsecode: '200', sessiontoken: userdata.sessiontoken, userdata };
    },
    { limit: loginLimit },
  );

  call(registry, 'users/logout', async ({ sessiontoken }, { brand }) => {
    const session = await findSession(ports, sessiontoken, brand.id);
    if (session) await createSessionRepository(database).end(session.tokenHash);
    return { responsecode: '200' };
  });

  userCall(registry, ports, 'users/sessions', async (_body, { session }) => {
    const found = await createSessionRepository(database).listOf(session.userId, clock.now());
    return {
      responsecode: '200',
      list: found.map(({ tokenHash, createdAt, expiresAt }) => ({
        since: createdAt.toISOString(),
        until: expiresAt.toISOString(),
        this_session: yesNo(tokenHash === session.tokenHash),
      })),
    };
  });

  userCall(registry, ports, 'users/logout_everywhere', async (_body, { session }) => {
    const ended = await createSessionRepository(database).endAllOf(session.userId, session.tokenHash);
    return { responsecode: '200', ended };
  });

  sessionCall(registry, ports, 'users/details', async ({ sessiontoken }, { session }) => {
    if (session.kind === 'guest') return { responsecode: '200', userdata: presentGuest(sessiontoken) };
    const userdata = await readUser(database, session.userId, sessiontoken);
    return userdata ? { responsecode: '200', userdata } : sessionOver();
  });

  userCall(registry, ports, 'users/profile', async ({ sessiontoken, name, mobile }, { session }) => {
    await createUserRepository(database).change(session.userId, { name, mobile });
    const userdata = await readUser(database, session.userId, sessiontoken);
    return userdata ? { responsecode: '200', userdata } : sessionOver();
  });

  userCall(registry, ports, 'users/subscriptions', async ({ sessiontoken, ...wanted }, { session }) => {
    const change = await changeSubscriptions(database, session.userId, wanted);
    if (change === 'unknown-business') return refused(copy.unknownSubscription);
    const userdata = await readUser(database, session.userId, sessiontoken);
    return userdata ? { responsecode: '200', userdata } : sessionOver();
  });
};
