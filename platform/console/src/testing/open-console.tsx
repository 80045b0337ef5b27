import { FakeClock } from '@storefront/host/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SessionStore } from '../stores/session-store';
import { ConsoleView } from '../ui/console-view';
import { aListedRollout, aState, anAuditEntry, anOverview, operators } from './answers';
import { FakeRegistryGateway } from './fake-registry-gateway';

type Answers = FakeRegistryGateway['answers'];

/** Opens the console at an address, signed in, over a door that gives the test's answers. */
export async function openConsole(path: string, answers: Answers = {}) {
  const gateway = new FakeRegistryGateway({
    me: operators,
    overview: anOverview,
    state: aState,
    audit: [anAuditEntry()],
    rollouts: [aListedRollout()],
    releases: [],
    scheduled: [],
    ...answers,
  });
  let token: string | undefined = 'sft_token';
  const tokens = { read: () => token, write: (next: string | undefined) => (token = next) };
  const session = new SessionStore({ gatewayFor: () => gateway, tokens });
  const clock = new FakeClock();
  await session.resume();
  render(
    <MemoryRouter initialEntries={[path]}>
      <ConsoleView session={session} clock={clock} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { gateway, clock, session, user: userEvent.setup(), token: () => token };
}
