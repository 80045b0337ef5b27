import type { CDPSession } from 'playwright-core';

/** A file that a page asked for. */
export interface AskedFor {
  readonly url: string;
  readonly kind: string;
  /** Milliseconds since the document was asked for. */
  readonly at: number;
  /** When its last byte arrived, likewise in milliseconds. */
  end: number;
  /** Bytes over the network, headers included; 0 from a cache. */
  bytes: number;
}

/**
 * Records the requests of a page; `quietFor` is the time in milliseconds in which no request has begun or ended.
 */
export function watchNetwork(devtools: CDPSession) {
  const asked = new Map<string, AskedFor>();
  let start: number | undefined;
  let lastNews = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    start ??= timestamp;
    lastNews = performance.now();
    const at = (timestamp - start) * 1000;
    if (!request.url.startsWith('data:'))
      asked.set(requestId, { url: request.url, kind: type, at, end: at, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastNews = performance.now();
    const one = asked.get(requestId);
    if (!one) return;
    one.bytes = encodedDataLength;
    one.end = (timestamp - (start ?? timestamp)) * 1000;
  });
  return { asked, quietFor: () => performance.now() - lastNews };
}
