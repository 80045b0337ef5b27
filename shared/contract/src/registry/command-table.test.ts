import { Value } from '@sinclair/typebox/value';
import { parseCommand } from './command';
import type { RegistryCommand } from './command';
import { registryCommand, registryCommandTable } from './command-table';
import { PublishQuery, registryCommands } from './registry-calls';

/** A text that every field accepts. */
const filled: Readonly<Record<string, string>> = {
  release: 'checkout@2.1.0',
  releases: 'checkout@2.1.0, listing@1.0.0',
  feature: 'checkout',
  brand: 'market',
  brands: 'market, northbank',
  rollout: 'r7',
  team: 'checkout-team',
  partner: 'riverside',
  data: '{}',
  base: '0',
  draft: '2',
  to: '1',
  audience: 'staff, customers, visitor-1',
  hash: `sha384-${'a'.repeat(64)}`,
  features: 'checkout, brand:market',
  webhook: 'https://example.test/hook',
  until: '2027-01-01',
  author: 'ann',
  commit: 'abc',
  version: '2.1.0',
  despite: 'It was slow.',
  steps: '1%,100%',
  watch: 'failure,slow-paint',
  hours: '24',
  folder: 'dist',
  at: '2026-12-01T09:00+00:00',
  id: 's3',
  of: 'brand:market',
  change: 'w3',
  person: 'ann',
  role: 'owner',
  email: 'ann@shop.example',
  name: 'CI',
  days: '30',
  token: 't3',
};
const tables = registryCommandTable.map((command) => [command.name, command] as const);
const schemaOf = ({ call }: RegistryCommand) =>
  call === 'release/publish' ? PublishQuery : registryCommands[call];
const parse = (name: string, texts: Record<string, string>) => parseCommand(registryCommand(name), texts);

describe('the table of commands', () => {
  it.each(tables)(
    '%s makes a call that the schema of its call accepts, with every field',
    (_name, command) => {
      const parsed = parseCommand(command, filled);
      if (parsed.kind === 'faulty') throw new Error(JSON.stringify(parsed.faults));
      const { call } = parsed;
      const sent = 'query' in call ? call.query : { ...call.body, reason: 'a test' };
      expect([call.name, ...Value.Errors(schemaOf(command), sent)]).toStrictEqual([command.call]);
    },
  );

  it.each(tables)('%s has a field for everything that its call takes', (_name, command) => {
    const keys = command.fields.filter(({ kind }) => kind !== 'folder').map(({ name, key = name }) => key);
    // A try-out and a reason belong to every command, and builds of development come from `storefront dev`.
    const others = ['reason', 'tryOut', ...(command.call === 'release/publish' ? ['development'] : [])];
    const taken = Object.keys(schemaOf(command).properties).filter((name) => !others.includes(name));
    expect([...keys, ...Object.keys(command.fixed ?? {})].sort()).toStrictEqual(taken.sort());
  });

  it('every call that changes the registry has a command, and every verb of a rollout', () => {
    const calls = new Set(registryCommandTable.map(({ call }) => call));
    expect([...calls].sort()).toStrictEqual([...Object.keys(registryCommands), 'release/publish'].sort());
    const verbs = registryCommandTable.flatMap(({ fixed }) => fixed?.['verb'] ?? []);
    expect(verbs).toStrictEqual(
      registryCommands['rollout/change'].properties.verb.anyOf.map((one) => one.const),
    );
  });

  it('leaves out what was not filled in, and what is meant by all', () => {
    expect(
      parse('rollout start', { release: ' checkout@2.1.0 ', brands: 'all', steps: '100%', watch: 'all' }),
    ).toStrictEqual({
      kind: 'call',
      call: {
        name: 'rollout/start',
        body: {
          release: 'checkout@2.1.0',
          brands: 'all',
          steps: [{ share: 10_000, minimumMinutes: 30, minimumPageLoads: 1_000 }],
        },
      },
    });
    expect(parse('team token', { team: 'checkout-team' })).toMatchObject({
      call: { body: { team: 'checkout-team', revokeOthers: false } },
    });
    expect(
      parse('release publish', { folder: 'dist', author: 'ann', commit: 'abc', stable: 'yes' }),
    ).toMatchObject({ call: { query: { author: 'ann', commit: 'abc', promotion: 'always' } } });
  });

  it('names every field that is missing, then every one that is wrong', () => {
    expect(parse('preview', { hours: 'soon' })).toStrictEqual({
      kind: 'faulty',
      faults: { releases: 'Fill in: releases.', brand: 'Fill in: brand.' },
    });
    expect(parse('preview', { hours: 'soon', releases: 'checkout@2.1.0', brand: 'market' })).toStrictEqual({
      kind: 'faulty',
      faults: { hours: 'Hours until it expires, at most 72: write a whole number.' },
    });
    expect(parse('rollout start', { ...filled, steps: 'ten', watch: 'mood' })).toMatchObject({
      faults: {
        steps: expect.stringContaining('"ten" is no step'),
        watch: expect.stringContaining('"mood"'),
      },
    });
  });
});
