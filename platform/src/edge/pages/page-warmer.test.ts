import { PageWarmer } from './page-warmer';

const page = (address: string) => ({ brand: 'market', address });

const warming = (recent: string[], usual: string[], warm: (address: string) => Promise<void> | void) => {
  const warned: unknown[] = [];
  const pages = new PageWarmer({
    recent: () => recent.map(page),
    usual: () => usual.map(page),
    warm: async ({ address }) => warm(address),
    log: { warn: (about: unknown) => void warned.push(about) } as never,
  });
  return { pages, warned };
};

describe('pages that are drawn in advance', () => {
  it('[EDG-7/kept] are the most recently requested, then the usual ones, each once, and at most fifty', async () => {
    const drawn: string[] = [];
    const many = Array.from({ length: 60 }, (_, number) => `/${number}`);
    await warming(['/b', '/'], ['/', '/c'], (address) => void drawn.push(address)).pages.begin();
    expect(drawn.splice(0)).toStrictEqual(['/b', '/', '/c']);
    await warming(many, ['/'], (address) => void drawn.push(address)).pages.begin();
    expect(drawn).toStrictEqual(many.slice(0, 50));
  });

  it('continue after one that fails, which is logged', async () => {
    const drawn: string[] = [];
    const { pages, warned } = warming(['/a', '/b'], [], (address) => {
      if (address === '/a') throw new Error('no such place');
      drawn.push(address);
    });
    await pages.begin();
    expect(drawn).toStrictEqual(['/b']);
    expect(warned).toStrictEqual([expect.objectContaining({ address: '/a' })]);
  });

  it('wait until the data that they show are there; of several rounds meanwhile only the last one draws', async () => {
    const drawn: string[] = [];
    let dataAreThere: () => void = () => undefined;
    const pages = new PageWarmer({
      recent: () => [page('/a')],
      usual: () => [],
      warm: async ({ address }) => void drawn.push(address),
      dataReady: new Promise((resolve) => (dataAreThere = resolve)),
      log: { warn: () => undefined } as never,
    });
    const rounds = [pages.begin(), pages.begin()];
    await Promise.resolve();
    expect(drawn).toStrictEqual([]);
    dataAreThere();
    await Promise.all(rounds);
    expect(drawn).toStrictEqual(['/a']);
  });

  it('start again when other releases are decided meanwhile', async () => {
    const drawn: string[] = [];
    const rounds: Promise<void>[] = [];
    const { pages } = warming(['/a', '/b'], [], (address) => {
      if (drawn.push(address) === 1) rounds.push(pages.begin());
    });
    await pages.begin();
    await Promise.all(rounds);
    expect(drawn).toStrictEqual(['/a', '/a', '/b']);
  });

  it('are no longer drawn after the stop, whatever is decided afterwards', async () => {
    const drawn: string[] = [];
    const { pages } = warming(['/a', '/b'], [], (address) => {
      drawn.push(address);
      pages.stop();
    });
    await pages.begin();
    await pages.begin();
    expect(drawn).toStrictEqual(['/a']);
  });
});
