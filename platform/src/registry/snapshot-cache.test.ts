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
    expect(await snapshots.read([])).toEqual({ snapshot: snapshotOf(1), isCurrent: true });
    state.away = true;
    expect(await snapshots.read([])).toEqual({ snapshot: snapshotOf(1), isCurrent: false });
    Object.assign(state, { away: false, generation: 2 });
    expect(await snapshots.read([])).toEqual({ snapshot: snapshotOf(2), isCurrent: true });
  });

  it('[EDG-5/restart] is available in a new process while the registry is unavailable', async () => {
    const file = join(await temporaryFolder(), 'snapshot.json');
    const { state, ...registry } = aRegistry();
    await new SnapshotCache({ registry, file, log: silent }).read([]);
    state.away = true;
    expect(await new SnapshotCache({ registry, file, log: silent }).read([])).toEqual({
      snapshot: snapshotOf(1),
      isCurrent: false,
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
    expect((await inFile.read([])).snapshot).toEqual(snapshotOf(1));
    expect(errors).toEqual(['the snapshot of the registry could not be saved']);
  });
});
