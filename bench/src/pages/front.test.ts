import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFront } from './front';
import type { Front } from './front';

let front: Front;
const product = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': "script-src 'sha256-of-the-product'",
    'server-timing': 'now;desc=7',
  });
  response.end('<html></html>');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => product.listen(0, 'localhost', resolve));
  front = await openFront(`http://localhost:${(product.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await front.end();
  product.closeAllConnections();
  await new Promise((resolve) => product.close(resolve));
});

describe('the front of a rival', () => {
  it('sends its page with the protections of the product’s page that name no file', async () => {
    const { headers } = await fetch(front.origin, { headers: { accept: 'text/html' } });
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.has('content-security-policy')).toBe(false);
    expect(headers.has('server-timing')).toBe(false);
  });
});
