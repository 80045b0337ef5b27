import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { SnapshotCache } from './snapshot-cache';
import type { RegistrySnapshot } from './snapshot';

afterEach(removeTemporaryFolders);

const snapshotOf = (generation: number): RegistrySnapshot => ({
  generation,
  turns: [],
  rollouts: [],
  pins: [],
  freezes: [],
  endedPreviews: [],
  acceptances: [],
  trusted: [],
  brandVersions: [],
  drafts: [],
  releases: [],
});

const aRegistry = () => {
  const state = { generation: 1, away: false };
  const snapshot = async () => {
    if (state.away) throw new Error('The database is away');
    return snapshotOf(state.generation);
  };
  return { state, snapshot };
};

const silent = { error: () => undefined };

describe('the snapshot that an edge keeps', () => {
  it('[EDG-5/process] stays as it was while the registry is unavailable, and follows it again afterwards', async () => {
    const { state, ...registry } = aRegistry();
    const snapshots = new SnapshotCache({ registry, file: undefined, log: silent });
    expect(await snapshots.read([])).toStrictEqual({ snapshot: snapshotOf(1), isCurrent: true });
    state.away = true;
    expect(await snapshots.read([])).toStrictEqual({ snapshot: snapshotOf(1), isCurrent: false });
    Object.assign(state, { away: false, generation: 2 });
    expect(await snapshots.read([])).toStrictEqual({ snapshot: snapshotOf(2), isCurrent: true });
  });

  it('[EDG-5/restart] is available in a new process while the registry is unavailable', async () => {
    const file = join(await temporaryFolder(), 'snapshot.json');
    const { state, ...registry } = aRegistry();
    await new SnapshotCache({ registry, file, log: silent }).read([]);
    state.away = true;
    expect(await new SnapshotCache({ registry, file, log: silent }).read([])).toStrictEqual({
      snapshot: snapshotOf(1),
      isCurrent: false,
    });
  });

  it('[REL-14/former] is read from a file of before releases were accepted, with what visitors got there as accepted', async () => {
    const file = join(await temporaryFolder(), 'snapshot.json');
    const { acceptances: _, trusted: _trusted, ...former } = snapshotOf(1);
    const turn = { id: 1, kind: 'promote', version: '1.0.0', at: '2026-11-21T12:00:00.000Z' } as const;
    const snapshot = {
      ...former,
      turns: [
        { ...turn, name: 'riverside/listing', brands: ['riverside'] },
        { ...turn, id: 2, name: 'listing', brands: 'all' },
      ],
      pins: [{ brand: 'northbank', feature: 'listing', name: 'riverside/listing', version: '1.1.0' }],
    };
    await writeFile(file, JSON.stringify({ format: 'storefront-snapshot/1', snapshot }));
    const registry = { snapshot: () => Promise.reject(new Error('The database is away')) };
    const read = await new SnapshotCache({ registry, file, log: silent }).read([]);
    expect(read.snapshot).toMatchObject({
      acceptances: [
        { brand: 'riverside', name: 'riverside/listing', version: '1.0.0', hash: null },
        { brand: 'northbank', name: 'riverside/listing', version: '1.1.0', hash: null },
      ],
      trusted: [],
    });
  });

  it.each([
    ['damaged', (text: string) => text.slice(0, 20)],
    ['of another shape', (text: string) => text.replace('snapshot/1', 'snapshot/2')],
  ])('is not read from a file that is %s', async (_what, change) => {
    const file = join(await temporaryFolder(), 'snapshot.json');
    const { state, ...registry } = aRegistry();
    await new SnapshotCache({ registry, file, log: silent }).read([]);
    await writeFile(file, change(await readFile(file, 'utf8')));
    state.away = true;
    await expect(new SnapshotCache({ registry, file, log: silent }).read([])).rejects.toThrow(
      'The database is away',
    );
  });

  it('is used and the failure is logged when it cannot be written', async () => {
    const errors: string[] = [];
    const log = { error: (_details: unknown, sentence: string) => void errors.push(sentence) };
    const file = join(await temporaryFolder(), 'snapshot.json');
    await writeFile(file, '');
    const { state: _state, ...registry } = aRegistry();
    const inFile = new SnapshotCache({ registry, file: join(file, 'below'), log });
    expect((await inFile.read([])).snapshot).toStrictEqual(snapshotOf(1));
    expect(errors).toStrictEqual(['the snapshot of the registry could not be saved']);
  });
});
