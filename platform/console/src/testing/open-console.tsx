import { FakeClock } from '@storefront/host/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { LoginLink } from '../domain/login-link';
import type { Access } from '../gateway/registry-gateway';
import type { TabStorage } from '../gateway/tab-tokens';
import { SessionStore } from '../stores/session-store';
import { ConsoleView } from '../ui/console-view';
import { aListedRollout, aState, anAuditEntry, anOverview, operators } from './answers';
import { FakeRegistryGateway } from './fake-registry-gateway';

type Answers = FakeRegistryGateway['answers'];

interface OpenOptions {
  readonly login?: LoginLink;
  readonly loginFault?: string;
  readonly logOut?: () => Promise<boolean>;
}

/** Opens the console at an address, signed in, over a door that gives the test's answers: by a token, or by a session where a provider is set. */
export async function openConsole(path: string, answers: Answers = {}, options: OpenOptions = {}) {
  const opened = prepare(answers, options.login === undefined ? 'sft_token' : undefined, options);
  await opened.show(path);
  return { ...opened, user: userEvent.setup() };
}

/** Opens the console at an address where nobody has signed in. */
export async function openSignedOut(path: string, options: OpenOptions) {
  const opened = prepare({}, undefined, options);
  opened.gateway.refusal = { sentence: 'Show the token of a team.', isSignedOut: true };
  await opened.show(path);
  return opened;
}

function prepare(answers: Answers, firstToken: string | undefined, options: OpenOptions) {
  const { login, loginFault, logOut = async () => true } = options;
  const gateway = new FakeRegistryGateway({
    me: operators,
    overview: anOverview,
    state: aState,
    audit: [anAuditEntry()],
    rollouts: [aListedRollout()],
    releases: [],
    scheduled: [],
    approvals: { required: [], waiting: [] },
    members: [],
    tokens: [],
    teams: [],
    ...answers,
  });
  const tokens = inMemory(firstToken);
  const accesses: Access[] = [];
  let logOuts = 0;
  const session = new SessionStore({
    gatewayFor: (access) => {
      accesses.push(access);
      return gateway;
    },
    tokens,
    teams: inMemory(undefined),
    login,
    loginFault,
    logOut: () => {
      logOuts += 1;
      return logOut();
    },
  });
  const clock = new FakeClock();
  return {
    gateway,
    clock,
    session,
    token: tokens.read,
    /** By what the door was asked. */
    accesses,
    /** How often the session was ended on the server. */
    loggedOut: () => logOuts,
    async show(path: string) {
      await session.resume();
      render(
        <MemoryRouter initialEntries={[path]}>
          <ConsoleView session={session} clock={clock} />
        </MemoryRouter>,
      );
      await screen.findByRole('heading', { level: 1 });
    },
  };
}

function inMemory(first: string | undefined): TabStorage {
  let value = first;
  return { read: () => value, write: (next) => void (value = next) };
}
