import type { DrawnPage, FailedDrawing, PageRequest } from '../render/page-drawings';
import { SharedDrawings } from './shared-drawings';

/** Drawings that finish when the test says so. */
const heldDrawings = () => {
  const started: { request: PageRequest; end: (page: DrawnPage | undefined) => void }[] = [];
  const draw = (request: PageRequest) =>
    new Promise<DrawnPage | undefined>((end) => void started.push({ request, end }));
  return { started, shared: new SharedDrawings({ draw }) };
};

const failure: FailedDrawing = { feature: 'listing', version: '1.0.0', why: 'it threw' };
const aPage = { html: 'drawn' } as DrawnPage;

const aRequest = (address: string) => {
  const reported: FailedDrawing[] = [];
  const request = {
    address,
    failed: (failures: readonly FailedDrawing[]) => void reported.push(...failures),
  };
  return { reported, request: request as unknown as PageRequest };
};

describe('drawings of equal pages', () => {
  it('[EDG-7/kept] are made once for all waiting requests, and again for a later one', async () => {
    const { started, shared } = heldDrawings();
    const all = ['a', 'a', 'b', 'a'].map((key) => shared.draw(key, aRequest(`/${key}`).request));
    expect(started.map(({ request }) => request.address)).toEqual(['/a', '/b']);
    for (const { end } of started) end(aPage);
    expect(await Promise.all(all)).toEqual([aPage, aPage, aPage, aPage]);
    void shared.draw('a', aRequest('/later').request);
    expect(started.map(({ request }) => request.address)).toEqual(['/a', '/b', '/later']);
  });

  it('report a failed release to every waiting request, also after its page was sent', async () => {
    const { started, shared } = heldDrawings();
    const [first, second] = [aRequest('/'), aRequest('/')];
    const pages = [shared.draw('a', first.request), shared.draw('a', second.request)];
    started[0]?.end(undefined);
    expect(await Promise.all(pages)).toEqual([undefined, undefined]);
    started[0]?.request.failed([failure]);
    expect([first.reported, second.reported]).toEqual([[failure], [failure]]);
  });
});
