import type { RegistryGateway } from './registry-gateway';
import { FakeRegistryGateway } from '../testing/fake-registry-gateway';
import { httpRegistryGateway } from './http-registry-gateway';

const ann = { id: 'checkout', features: ['checkout'] };
const rollback = { name: 'rollback', body: { feature: 'checkout', brands: 'all' } } as const;

/** A door that accepts the token and every change, or refuses everything. */
type MakeGateway = (refusal?: {
  readonly sentence: string;
  readonly isSignedOut: boolean;
}) => RegistryGateway;

const overHttp: MakeGateway = (refusal) =>
  httpRegistryGateway(
    async (_path, options) => {
      const isTried = String(options?.body).includes('"tryOut":true');
      const answer = options?.method
        ? { kind: isTried ? 'tried out' : 'done', effects: [], faults: [] }
        : ann;
      const refused = { kind: 'refused', effects: [], faults: [refusal?.sentence] };
      const status = refusal === undefined ? 200 : refusal.isSignedOut ? 403 : 409;
      return { status, json: async () => (refusal === undefined ? answer : refused) } as Response;
    },
    { kind: 'token', token: 'sft_token' },
  );

const fake: MakeGateway = (refusal) => Object.assign(new FakeRegistryGateway({ me: ann }), { refusal });

describe.each([
  ['the door over HTTP', overHttp],
  ['the fake door', fake],
])('%s', (_name, openDoor) => {
  it('answers a query', async () => {
    expect(await openDoor().query('me', {})).toStrictEqual({ kind: 'found', answer: ann });
  });

  it.each([true, false])(
    'says why a query is refused, and whether the token is the reason: %s',
    async (isSignedOut) => {
      const refusal = { sentence: 'This token belongs to no team.', isSignedOut };
      expect(await openDoor(refusal).query('me', {})).toStrictEqual({ kind: 'refused', ...refusal });
    },
  );

  it.each([
    [true, 'tried out'],
    [false, 'done'],
  ])('tells a change that was only tried out (%s) from one that was made', async (tryOut, kind) => {
    const sent = await openDoor().send(rollback, { reason: 'it was slow', tryOut });
    expect(sent).toMatchObject({ kind, faults: [] });
  });
});
