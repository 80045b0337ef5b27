import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngine, withRuntime } from './engine';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-engine-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Makes a container engine that answers as this shell script does, and returns its path. */
const anEngine = async (name: string, script: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
};

describe('the container engine', () => {
  it('is the first that answers: the client of docker without its server is none', async () => {
    const docker = await anEngine('docker', 'echo "Cannot connect to the Docker daemon" >&2; exit 1');
    const podman = await anEngine('podman', 'echo "host: here"');
    expect((await findEngine(undefined, [docker, podman])).command).toStrictEqual([podman]);
  });

  it('is missed in one sentence that says what to install', async () => {
    const known = [await anEngine('docker', 'exit 1'), join(folder, 'podman')];
    await expect(findEngine(undefined, known)).rejects.toThrow(
      /No container engine answers .*apt-get install podman/,
    );
  });

  it('takes the other runtime where the first starts nothing', async () => {
    const podman = await anEngine(
      'podman',
      'case "$1 $2" in info*) echo here;; "--runtime runc") echo v20;; *) echo "cgroups in hybrid mode" >&2; exit 1;; esac',
    );
    const engine = await findEngine(podman);
    expect((await withRuntime(engine, 'shop')).command).toStrictEqual([podman, '--runtime', 'runc']);
  });

  it('says why the first runtime starts nothing when the other does not either', async () => {
    const podman = await anEngine(
      'podman',
      'case "$1" in info) echo here;; run) echo "hybrid mode" >&2; exit 1;; *) echo "no runc" >&2; exit 1;; esac',
    );
    await expect(withRuntime(await findEngine(podman), 'shop')).rejects.toThrow('hybrid mode');
  });
});
