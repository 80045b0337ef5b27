import { whenIdle } from './when-idle';

/** Milliseconds in which two frames are painted. */
const twoFrames = 40;

/** A picture that is still loading; `come` and `fail` end that. */
const picture = (
  attributes: { loading?: string; complete?: boolean; checkVisibility?: () => boolean } = {},
) => {
  const image = document.createElement('img');
  let come: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const way = new Promise<void>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  for (const [name, value] of Object.entries({ loading: 'eager', complete: false, ...attributes }))
    Object.defineProperty(image, name, { value });
  Object.defineProperty(image, 'decode', { value: () => way });
  document.body.append(image);
  return { come, fail: () => fail(new Error('gone')) };
};

const readyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });

describe('when the browser is idle', () => {
  const run = jest.fn();
  let ask: jest.Mock<number, [IdleRequestCallback]>;

  beforeEach(() => {
    jest.useFakeTimers();
    run.mockClear();
    ask = jest.fn(
      (callback: IdleRequestCallback) => (callback({ didTimeout: false, timeRemaining: () => 9 }), 1),
    );
    Object.defineProperty(window, 'requestIdleCallback', { value: ask, configurable: true });
    readyState('complete');
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(document, 'readyState');
    document.body.replaceChildren();
  });

  it('the browser is asked after the next paint if the page is complete', async () => {
    whenIdle(window, run);
    await jest.advanceTimersByTimeAsync(twoFrames);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('but not before the document has loaded', async () => {
    readyState('interactive');
    whenIdle(window, run);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(ask).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(twoFrames);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('nor before the pictures on screen have come or failed', async () => {
    const first = picture();
    const second = picture();
    whenIdle(window, run);
    first.come();
    await jest.advanceTimersByTimeAsync(100);
    expect(ask).not.toHaveBeenCalled();
    second.fail();
    await jest.advanceTimersByTimeAsync(twoFrames);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('nor before a lazy picture on the screen has come', async () => {
    const lazy = picture({ loading: 'lazy' });
    const onScreen = { top: 100, bottom: 300 } as DOMRect;
    jest.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(onScreen);
    whenIdle(window, run);
    await jest.advanceTimersByTimeAsync(100);
    expect(ask).not.toHaveBeenCalled();
    lazy.come();
    await jest.advanceTimersByTimeAsync(twoFrames);
    expect(run).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('nor before the next frames are painted', async () => {
    whenIdle(window, run);
    await jest.advanceTimersByTimeAsync(16);
    expect(ask).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(twoFrames);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('lazy pictures far down the page are not waited for', async () => {
    picture({ loading: 'lazy' });
    picture({ complete: true });
    whenIdle(window, run);
    await jest.advanceTimersByTimeAsync(twoFrames);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('lazy pictures that the browser leaves out are not measured, because it would lay out each of their cards', async () => {
    const measure = jest.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect');
    picture({ loading: 'lazy', checkVisibility: () => false });
    whenIdle(window, run);
    await jest.advanceTimersByTimeAsync(twoFrames);
    expect(run).toHaveBeenCalledTimes(1);
    expect(measure).not.toHaveBeenCalled();
    measure.mockRestore();
  });

  it('a picture that never loads is waited for five seconds', async () => {
    picture();
    whenIdle(window, run);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(ask).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('a browser without idle callbacks counts as idle after two seconds', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    whenIdle(window, run);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1 + twoFrames);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
