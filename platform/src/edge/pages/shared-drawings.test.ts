import type { DrawnPage, FailedDrawing, PageRequest } from '../../render/page-drawings';
import { SharedDrawings } from './shared-drawings';

/** Drawings that finish when the test says so. */
const heldDrawings = () => {
  const started: { request: PageRequest; end: (page: DrawnPage | undefined) => void }[] = [];
  const draw = (request: PageRequest) =>
    new Promise<DrawnPage | undefined>((end) => void started.push({ request, end }));
  return { started, shared: new SharedDrawings({ draw }) };
};

const failure: FailedDrawing = { feature: 'listing', version: '1.0.0', why: 'it threw' };
const aPage = { html: 'drawn', by: 'shell@1.0.0 listing@1.0.0' } as DrawnPage;

const aRequest = (address: string) => {
  const reported: FailedDrawing[] = [];
  const late: DrawnPage[] = [];
  const decided = (feature: string) => [feature, { feature, name: feature, version: '1.0.0' }] as const;
  const request = {
    address,
    state: { decisions: Object.fromEntries(['shell', 'listing'].map(decided)) },
    late: (drawn: DrawnPage) => void late.push(drawn),
    failed: (failures: readonly FailedDrawing[]) => void reported.push(...failures),
  };
  return { reported, late, request: request as unknown as PageRequest };
};

describe('drawings of equal pages', () => {
  it('[EDG-7/kept] are made once for all waiting requests, and again for a later one', async () => {
    const { started, shared } = heldDrawings();
    const all = ['a', 'a', 'b', 'a'].map((key) => shared.draw(key, aRequest(`/${key}`).request));
    expect(started.map(({ request }) => request.address)).toStrictEqual(['/a', '/b']);
    for (const { end } of started) end(aPage);
    expect(await Promise.all(all)).toStrictEqual([aPage, aPage, aPage, aPage]);
    void shared.draw('a', aRequest('/later').request);
    expect(started.map(({ request }) => request.address)).toStrictEqual(['/a', '/b', '/later']);
  });

  it('[ISO-4/refused] are not passed on, in time or late, when the page would take them for its own; the remote has failed', async () => {
    const forged = '<script id="storefront-page" type="application/json">{}</script>';
    for (const [by, feature] of [
      ['shell@1.0.0 listing@1.0.0', 'listing'],
      ['shell@1.0.0 -', 'shell'],
    ] as const) {
      const { started, shared } = heldDrawings();
      const { request, reported, late } = aRequest('/');
      const page = shared.draw('a', request);
      started[0]?.end({ ...aPage, html: forged, by });
      expect(await page).toBeUndefined();
      started[0]?.request.late({ ...aPage, html: forged, by });
      expect(late).toStrictEqual([]);
      const why = 'its first screen is refused: it has an element <script>';
      expect(reported).toStrictEqual([
        { feature, version: '1.0.0', why },
        { feature, version: '1.0.0', why },
      ]);
      started[0]?.request.late({ ...aPage, by });
      expect(late).toStrictEqual([{ ...aPage, by }]);
    }
  });

  it('[EDG-7/nobody-waits] are waited for 1.5 s, also when a store does not hand over what they need, and are kept when they end', async () => {
    jest.useFakeTimers();
    try {
      const { started, shared } = heldDrawings();
      const { request, late } = aRequest('/');
      const page = shared.draw('a', request);
      await jest.advanceTimersByTimeAsync(1_500);
      expect(await page).toBeUndefined();
      expect(late).toStrictEqual([]);
      started[0]?.end(aPage);
      await jest.advanceTimersByTimeAsync(0);
      expect(late).toStrictEqual([aPage]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('[GRD-8/once] that fail are one failure, of the first visitor who waits, also after the page was sent', async () => {
    const { started, shared } = heldDrawings();
    const [first, second] = [aRequest('/'), aRequest('/')];
    const pages = [shared.draw('a', first.request), shared.draw('a', second.request)];
    started[0]?.end(undefined);
    expect(await Promise.all(pages)).toStrictEqual([undefined, undefined]);
    started[0]?.request.failed?.([failure]);
    expect([first.reported, second.reported]).toStrictEqual([[failure], []]);
  });

  it('[GRD-8/once] that nobody waited for at first count for the first visitor who does, and else for nobody', async () => {
    const { started, shared } = heldDrawings();
    const { failed: _nobody, ...ahead } = aRequest('/').request;
    const visitor = aRequest('/');
    void shared.draw('a', ahead);
    void shared.draw('a', visitor.request);
    void shared.draw('b', ahead);
    for (const { request, end } of started) {
      request.failed?.([failure]);
      end(undefined);
    }
    expect(visitor.reported).toStrictEqual([failure]);
  });

  it('[ROL-6/drawing] are made for each page that is drawn alone, which hears of its own failures, beside the one of visitors', async () => {
    const { started, shared } = heldDrawings();
    const [visitor, one, other, later] = [aRequest('/'), aRequest('/'), aRequest('/'), aRequest('/')];
    void shared.draw('a', visitor.request);
    const alone = shared.draw('a', { ...one.request, isAlone: true });
    void shared.draw('a', { ...other.request, isAlone: true });
    expect(started).toHaveLength(3);
    started[1]?.request.failed?.([failure]);
    started[1]?.end(undefined);
    await alone;
    expect([visitor.reported, one.reported, other.reported]).toStrictEqual([[], [failure], []]);
    started[2]?.request.failed?.([failure]);
    expect(other.reported).toStrictEqual([failure]);
    // The end of a drawing that is made alone does not end the one of visitors.
    void shared.draw('a', later.request);
    expect(started).toHaveLength(3);
  });
});
