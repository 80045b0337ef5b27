import { browserEvents } from './kitchen-events';

class FakeSource extends EventTarget {
  static last: FakeSource | undefined;
  isClosed = false;

  constructor(readonly address: string) {
    super();
    FakeSource.last = this;
  }

  close() {
    this.isClosed = true;
  }
}

const open = () => {
  Object.assign(globalThis, { EventSource: FakeSource });
  const handlers = { change: jest.fn(), beat: jest.fn(), lost: jest.fn() };
  const close = browserEvents().open('/events?ticket=1', handlers);
  const source = FakeSource.last;
  if (source === undefined) throw new Error('Nothing was opened');
  return { source, close, ...handlers };
};

it('[KIT-5] a change and a beat of the server are passed on', () => {
  const { source, change, beat } = open();
  expect(source.address).toBe('/events?ticket=1');
  source.dispatchEvent(new Event('change'));
  source.dispatchEvent(new Event('beat'));
  expect([change, beat].map(({ mock }) => mock.calls.length)).toStrictEqual([1, 1]);
});

it.each([
  ['an error', (source: FakeSource) => source.dispatchEvent(new Event('error'))],
  ['a device that goes offline', () => window.dispatchEvent(new Event('offline'))],
])('[KIT-5] %s closes the connection, and is told once', (_what, happen) => {
  const { source, lost } = open();
  happen(source);
  window.dispatchEvent(new Event('offline'));
  expect(source.isClosed).toBe(true);
  expect(lost).toHaveBeenCalledTimes(1);
});

it('[KIT-5] a connection that was closed tells nothing any more', () => {
  const { source, close, lost } = open();
  close();
  window.dispatchEvent(new Event('offline'));
  expect(source.isClosed).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});
