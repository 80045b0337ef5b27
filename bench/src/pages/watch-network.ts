import type { CDPSession } from 'playwright-core';

/** A file that a page asked for. */
export interface PageRequest {
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
 * Records the requests of a page; `quietTime` is the time in milliseconds in which no request has begun or ended.
 */
export function watchNetwork(devtools: CDPSession) {
  const requests = new Map<string, PageRequest>();
  let start: number | undefined;
  let lastActivity = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    start ??= timestamp;
    lastActivity = performance.now();
    const at = (timestamp - start) * 1000;
    if (!request.url.startsWith('data:'))
      requests.set(requestId, { url: request.url, kind: type, at, end: at, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastActivity = performance.now();
    const pageRequest = requests.get(requestId);
    if (!pageRequest) return;
    pageRequest.bytes = encodedDataLength;
    pageRequest.end = (timestamp - (start ?? timestamp)) * 1000;
  });
  return { requests, quietTime: () => performance.now() - lastActivity };
}
