import type { Answer, Body, CallName } from '@storefront/contract';
import { sessionOver } from './answers';
import { call } from './call';
import type { CallContext, CallOptions, CallRegistry, Handler } from './call';
import type { Ports } from './ports';
import { findSession, findUserSession } from './sessions/find-session';
import type { Session, UserSession } from './sessions/session';

/** The calls that carry a session and may answer that it is over. */
type SessionCallName = {
  [Name in CallName]: Body<Name> extends { readonly sessiontoken: string }
    ? ReturnType<typeof sessionOver> extends Answer<Name>
      ? Name
      : never
    : never;
}[CallName];

interface SessionContext<Found extends Session> extends CallContext {
  readonly session: Found;
}

type SessionPorts = Pick<Ports, 'database' | 'clock'>;

/** Registers a call of a guest or a user. Its handler runs only with a session that has not ended. */
export function sessionCall<Name extends SessionCallName>(
  registry: CallRegistry,
  ports: SessionPorts,
  name: Name,
  handler: Handler<Name, SessionContext<Session>>,
  options: CallOptions = {},
) {
  call(registry, name, withSession(findSession, ports, handler), options);
}

/** Registers a call of a user with an account. Its handler runs only with a session that has not ended. */
export function userCall<Name extends SessionCallName>(
  registry: CallRegistry,
  ports: SessionPorts,
  name: Name,
  handler: Handler<Name, SessionContext<UserSession>>,
  options: CallOptions = {},
) {
  call(registry, name, withSession(findUserSession, ports, handler), options);
}

function withSession<Name extends SessionCallName, Found extends Session>(
  find: (ports: SessionPorts, token: string, brandId: string) => Promise<Found | undefined>,
  ports: SessionPorts,
  handler: Handler<Name, SessionContext<Found>>,
): Handler<Name> {
  return async (body, context) => {
    const session = await find(ports, body.sessiontoken, context.brand.id);
    return session ? handler(body, { ...context, session }) : sessionOver();
  };
}
