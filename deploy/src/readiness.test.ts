import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { composedServer } from './testing/composed-server';
import type { TestServer } from './testing/composed-server';

const production = {
  NODE_ENV: 'production',
  API_CLIENT: 'web:secret',
  CODE_SECRET: randomBytes(32).toString('base64'),
};

let served: TestServer;
beforeAll(async () => {
  served = await composedServer(production, () => 'The log is not written: the disk is full.');
}, 60_000);
afterAll(() => served.close());

const readiness = async () => (await served.server.inject('/readyz')).json();

describe('a process that is asked whether it is ready', () => {
  it('says what it works without: its log, and a database that survives a power cut', async () => {
    expect(await readiness()).toMatchObject({
      warnings: expect.arrayContaining([
        expect.stringContaining('a power cut can lose the orders of the last seconds'),
        'The log is not written: the disk is full.',
      ]),
    });
  });

  it('says that its data folder cannot be written', async () => {
    const aside = `${served.folder}-aside`;
    await rename(served.folder, aside);
    await writeFile(served.folder, '');
    const { faults } = await readiness();
    await rm(served.folder);
    await rename(aside, served.folder);
    expect(faults).toContain('The data folder cannot be written: a file is where a folder is needed.');
  });

  it('shows the metrics to no stranger', async () => {
    expect((await served.server.inject('/metrics')).statusCode).toBe(404);
  });
});
