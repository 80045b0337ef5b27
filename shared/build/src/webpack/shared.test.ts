import { hostContract, sharedPackages } from './shared.mjs';

const runtime = '@module-federation/runtime-core';
const manifest = (versions: Record<string, string>) => ({
  name: 'remote-rewards',
  dependencies: {
    '@storefront/host': '1.2.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
    mobx: '7.1.3',
    'mobx-react-lite': '5.1.0',
    ...versions,
  },
});
const neededOf = (versions: Record<string, string>) => {
  const shared = sharedPackages(manifest(versions), { provided: false });
  return Object.fromEntries(shared.map(({ name, version }) => [name, version]));
};

describe('what a remote needs from the shell', () => {
  it('is the version that it was built with, or a later one of the same major', () => {
    expect(hostContract(manifest({}), { provided: false })).toStrictEqual({ needed: '^1.2.0' });
    expect(neededOf({})).toMatchObject({ react: '^19.3.1', [runtime]: expect.stringMatching(/^\^\d+\.\d+/) });
  });

  it('[REL-3/major] is the range in its package.json when it works with two majors', () => {
    const both = '^1.2.0 || ^2.0.0';
    expect(hostContract(manifest({ '@storefront/host': both }), { provided: false })).toStrictEqual({
      needed: both,
    });
    expect(neededOf({ react: '^19.3.1 || ^20.0.0', [runtime]: both })).toMatchObject({
      react: '^19.3.1 || ^20.0.0',
      [runtime]: both,
    });
  });
});
