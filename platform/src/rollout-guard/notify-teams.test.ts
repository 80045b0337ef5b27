import type { Team } from '../registry/team';
import { fixedClock } from '../testing/fixed-clock';
import type { GuardMessage, MessageOutcome } from './guard-store';
import { notifyTeams } from './notify-teams';

const aMessage = (id: number): GuardMessage => ({
  id,
  team: 'listing-team',
  url: `https://listing.example/${id}`,
  body: '{}',
  attempts: 0,
  createdAt: fixedClock.now(),
  dueAt: fixedClock.now(),
  sentAt: null,
  givenUpAt: null,
});

/** Notifies of two messages, while the database refuses the first marks of the first one. */
const notifying = async ({ refusals, leaseSeconds }: { refusals: number; leaseSeconds: number }) => {
  const posted: string[] = [];
  const marks: { id: number; outcome: MessageOutcome }[] = [];
  let refused = 0;
  const done = notifyTeams(
    {
      registry: { teams: async (): Promise<Team[]> => [] },
      store: {
        writeMessages: async () => undefined,
        dueMessages: async () => [aMessage(1), aMessage(2)],
        saveMessage: async (id, outcome) => {
          if (id === 1 && refused < refusals) {
            refused += 1;
            throw new Error('the database is away');
          }
          marks.push({ id, outcome });
        },
      },
      clock: fixedClock,
      post: async (url) => {
        posted.push(url);
        return { status: 200 };
      },
      mail: async () => undefined,
      signing: { secretOf: () => 'a secret', sign: () => 'a signature' },
      log: { warn: (_details, sentence) => void posted.push(sentence) },
    },
    performance.now() + leaseSeconds * 1000,
  );
  const failure: unknown = await done.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { posted, marks, failure };
};

const both = ['https://listing.example/1', 'https://listing.example/2'];
const sent = { attempts: 1, sentAt: fixedClock.now() };

describe('a message that was accepted while the database was away', () => {
  it('[GRD-3/fail] is marked again and not posted again, and holds up no other', async () => {
    const { posted, marks, failure } = await notifying({ refusals: 1, leaseSeconds: 20 });
    expect(posted).toStrictEqual(both);
    expect(marks).toStrictEqual([
      { id: 2, outcome: sent },
      { id: 1, outcome: sent },
    ]);
    expect(failure).toBeUndefined();
  });

  it('is left to the next run when the lease ends first', async () => {
    const { posted, marks, failure } = await notifying({ refusals: Infinity, leaseSeconds: 0 });
    expect(posted).toStrictEqual(both);
    expect(marks).toStrictEqual([{ id: 2, outcome: sent }]);
    expect(failure).toStrictEqual(new Error('the database is away'));
  });
});
