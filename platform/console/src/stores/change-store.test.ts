import { waitFor } from '@testing-library/react';
import { registryCommand, registryCommandTable } from '@storefront/contract';
import { FakeRegistryGateway } from '../testing/fake-registry-gateway';
import { ChangeStore } from './change-store';

const aChange = () => {
  const gateway = new FakeRegistryGateway({});
  const onChanged = jest.fn();
  return { gateway, onChanged, change: new ChangeStore({ gateway, onChanged }) };
};

/** A value that every field accepts. */
const filled: Readonly<Record<string, string>> = {
  release: 'checkout@2.1.0',
  releases: 'checkout@2.1.0',
  feature: 'checkout',
  brand: 'market',
  rollout: 'r7',
  team: 'checkout-team',
  features: 'checkout, brand:market',
  until: '2027-01-01',
  author: 'ann',
  commit: 'abc',
  id: 's3',
  of: 'checkout',
  change: 'w3',
  person: 'ann',
  name: 'laptop',
  token: 't3',
  data: '{}',
  base: '0',
  draft: '2',
  to: '1',
  brands: 'market',
  hash: `sha384-${'a'.repeat(64)}`,
  partner: 'riverside',
};

describe('a change', () => {
  it.each(registryCommandTable.map((form) => [form.name, form] as const))(
    '[CON-3/dialog] %s says what will change before it is done, and the same call does it',
    async (_name, form) => {
      const { gateway, onChanged, change } = aChange();
      change.open(form);
      for (const { name } of form.fields) if (filled[name] !== undefined) change.fill(name, filled[name]);
      if (form.hasNoReason) change.chooseArchive(new File(['x'], 'build.tar.gz'));
      await change.confirm();
      expect(gateway.sent.filter(({ tryOut }) => !tryOut)).toStrictEqual([]);
      await change.tryOut();
      await waitFor(() => expect(change.isBusy).toBe(false));
      expect(change.phase).toMatchObject({ kind: 'tried', effects: [expect.any(String)] });
      expect(gateway.sent.map(({ tryOut }) => tryOut)).not.toContain(false);
      expect(onChanged).not.toHaveBeenCalled();
      change.giveReason('a test');
      await change.confirm();
      expect(change.phase.kind).toBe('done');
      expect(gateway.sent.at(-1)).toMatchObject({
        tryOut: false,
        reason: 'a test',
        call: gateway.sent[0]?.call,
      });
      expect(onChanged).toHaveBeenCalledTimes(1);
    },
  );

  it('sends what was filled in, as the door takes it', async () => {
    const { gateway, change } = aChange();
    change.open(registryCommand('rollout start'), { release: 'checkout@2.1.0', brands: 'market,northbank' });
    change.fill('steps', '0.5%/10/200, 100%');
    change.fill('watch', 'failure,slow-paint');
    await change.tryOut();
    expect(gateway.sent.at(-1)?.call).toStrictEqual({
      name: 'rollout/start',
      body: {
        release: 'checkout@2.1.0',
        brands: ['market', 'northbank'],
        steps: [
          { share: 50, minimumMinutes: 10, minimumPageLoads: 200 },
          { share: 10_000, minimumMinutes: 30, minimumPageLoads: 1_000 },
        ],
        watch: ['failure', 'slow-paint'],
      },
    });
  });

  it('keeps what is typed during a try-out, and does not show the answer about the former values', async () => {
    const { gateway, change } = aChange();
    change.open(registryCommand('rollback'), { feature: 'checkout', brands: 'market' });
    change.fill('brands', 'all');
    expect(change.phase.kind).toBe('filling');
    await change.tryOut();
    expect(gateway.sent.map(({ call }) => 'body' in call && call.body)).toStrictEqual([
      { feature: 'checkout', brands: ['market'] },
      { feature: 'checkout', brands: 'all' },
    ]);
    expect(change.phase.kind).toBe('tried');
  });

  it('names the fields that are missing or wrong, and asks the registry nothing', async () => {
    const { gateway, change } = aChange();
    change.open(registryCommand('preview'), { releases: 'checkout@2.1.0' });
    change.fill('hours', 'soon');
    await change.tryOut();
    expect(change.phase).toStrictEqual({ kind: 'filling', faults: { brand: 'Fill in: brand.' } });
    change.fill('brand', 'market');
    await change.tryOut();
    expect(change.phase).toMatchObject({ faults: { hours: expect.stringContaining('whole number') } });
    expect(gateway.sent).toStrictEqual([]);
  });

  it('[CON-3/checks] keeps what was filled in when the door refuses the try-out, or the change itself', async () => {
    const { gateway, onChanged, change } = aChange();
    gateway.answerSent = (_call, { tryOut }) =>
      tryOut
        ? { kind: 'tried out', effects: ['It goes back.'], faults: [] }
        : { kind: 'refused', effects: [], faults: ['A rollout has begun.'] };
    change.open(registryCommand('rollback'), { feature: 'checkout', brands: 'market' });
    await waitFor(() => expect(change.phase.kind).toBe('tried'));
    change.giveReason('it was slow');
    await change.confirm();
    expect(change.phase).toStrictEqual({ kind: 'refused', faults: ['A rollout has begun.'] });
    expect([change.values, change.reason]).toStrictEqual([
      { feature: 'checkout', brands: 'market' },
      'it was slow',
    ]);
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('says that it may have been made when the answer was lost, and makes the pages ask again', async () => {
    const { gateway, onChanged, change } = aChange();
    gateway.answerSent = (_call, { tryOut }) =>
      tryOut ? { kind: 'tried out', effects: ['It goes back.'], faults: [] } : { kind: 'unknown' };
    change.open(registryCommand('rollback'), { feature: 'checkout', brands: 'market' });
    await waitFor(() => expect(change.phase.kind).toBe('tried'));
    change.giveReason('it was slow');
    await change.confirm();
    expect(change.phase).toStrictEqual({ kind: 'unknown' });
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(change.reason).toBe('it was slow');
  });

  it('drops the result of a try-out once something else is filled in', async () => {
    const { gateway, change } = aChange();
    change.open(registryCommand('rollback'), { feature: 'checkout', brands: 'market' });
    await waitFor(() => expect(change.phase.kind).toBe('tried'));
    change.fill('brands', 'all');
    change.giveReason('a test');
    await change.confirm();
    expect(gateway.sent.filter(({ tryOut }) => !tryOut)).toStrictEqual([]);
  });
});
