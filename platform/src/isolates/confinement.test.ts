import { findGaps } from './confinement';
import { findEngine } from './engine';
import { findHost } from './find-host';
import { LocalHost } from './local-host';
import { workerConfig } from './worker-config';

const config = workerConfig(
  [{ name: 'main.js', kind: 'esModule', text: `export default { fetch: () => new Response('a') };` }],
  64,
);
const limits = { heapMegabytes: 64, growthMegabytes: 256 };

describe('the confinement of a process', () => {
  it('[ISO-1/confined] is confirmed by the kernel for each process before it is used', async () => {
    const { host, gap } = await findHost();
    expect(gap).toBeUndefined();
    expect(host.wall).toBe('namespaces');
  });

  it('[ISO-1/confined] is denied for a process without it, each gap named', () => {
    const gaps = findGaps(process.pid);
    for (const gap of [
      'it may get new privileges',
      'it shares the net namespace',
      'it sees files of the system',
      'it may write',
      'it has an environment',
    ])
      expect(gaps.join('\n')).toContain(gap);
  });

  it('[ISO-1/confined] is denied for a process of another machine’s number, which nobody can look at', () => {
    expect(findGaps(2 ** 30)).toStrictEqual([expect.stringContaining('its confinement cannot be seen')]);
  });

  it('[ISO-1/confined] refuses to start a process where the system has no namespaces', async () => {
    const host = new LocalHost({ ...(await findEngine()), setpriv: undefined }, 'namespaces');
    const isolate = host.start(config, limits);
    await expect(isolate.socket).rejects.toThrow('this system has no namespaces');
    expect(await isolate.end).toBe('ended');
  });
});
