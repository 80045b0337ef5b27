import { randomInt } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { badBody, hostileValue } from 'api/testing/bad-bodies';
import { aCatalogueOf, anOrder } from 'api/testing/ordering';
import { aBooking, aTableBusiness } from 'api/testing/tables';
import fc from 'fast-check';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { composedServer } from './testing/composed-server';
import type { TestServer } from './testing/composed-server';
import { servedPaths, serverDetailIn } from './testing/served-paths';

/** `npm run torture` asks for more of them. */
const requests = Number(process.env['GENERATED_REQUESTS'] ?? 2_000);
jest.setTimeout(60_000 + requests * 20);

const authorization = `Basic ${Buffer.from('storefront:storefront').toString('base64')}`;
const maxMemory = 48 * 1024 * 1024;

let served: TestServer;
let token = '';
beforeAll(async () => {
  served = await composedServer({}, undefined, undefined, aCatalogueOf(aTableBusiness()));
  const answer = await served.server.inject({
    method: 'POST',
    url: '/api/users/guest',
    payload: {},
    headers: { host: 'localhost', authorization },
  });
  token = answer.json<{ sessiontoken: string }>().sessiontoken;
});
afterAll(() => served.close());

const names = Object.keys(calls) as CallName[];

/** A body that would be accepted, with one hostile value at any depth. */
const spoiled = (body: object) => {
  const places = placesIn(body);
  return fc
    .tuple(fc.constantFrom(...places), hostileValue)
    .map(([place, value]) => withValue(body, place, value));
};

function placesIn(value: unknown, above: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [above];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...above, key]));
}

function withValue(value: unknown, [key, ...deeper]: readonly string[], wanted: unknown): unknown {
  if (key === undefined) return wanted;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? Object.assign([], value)
    : Object.assign({}, value);
  copy[key] = withValue(copy[key], deeper, wanted);
  return copy;
}

const aCall = fc.oneof(
  fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant<string>(name), badBody(name))),
  fc.tuple(
    fc.constant('business/order'),
    // The guest's token becomes known only when the requests are made.
    fc.constant('token').chain(() => spoiled(anOrder(token))),
  ),
  fc.tuple(fc.constant('business/booking'), spoiled(aBooking())),
);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('..', '%00', '%', '__proto__', "' or 1=1--", '../../etc/passwd', 'x'.repeat(2_000)),
);
/** The characters that Node allows in a header. */
const header = text.map((value) => value.replace(/[^\t\x20-\x7e]/g, ''));
const headers = fc.record(
  {
    cookie: header,
    'accept-encoding': header,
    'x-forwarded-for': header,
    origin: header,
    'content-type': header,
    range: header,
  },
  { requiredKeys: [] },
);
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'] as const;

interface BadRequest {
  readonly method: (typeof methods)[number];
  readonly url: string;
  readonly headers: object;
  readonly payload?: string;
}

const callRequest: fc.Arbitrary<BadRequest> = fc
  .tuple(aCall, headers)
  .map(([[name, body], extra]) => ({
    method: 'POST',
    url: `/api/${name.replace('{provider}', 'sandbox')}`,
    headers: { 'content-type': 'application/json', ...('range' in extra ? extra : {}), authorization },
    payload: JSON.stringify(body) ?? '',
  }));

const pathRequest = (paths: readonly string[]): fc.Arbitrary<BadRequest> =>
  fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom(...methods), text, fc.boolean(), headers, fc.boolean())
    .map(([path, method, word, isWritten, extra, hasBody]) => {
      const filler = isWritten ? word : encodeURIComponent(word.replace(/\p{Surrogate}/gu, ''));
      // Node's own client refuses these characters in an address.
      const safe = filler.replace(/[^\x21-\x7e]/g, '');
      const filled = path.replace(/:\w+/g, () => safe).replace('*', () => safe);
      const withBody = hasBody && method !== 'GET' && method !== 'HEAD';
      return {
        method,
        url: `${filled}?key=${safe}&preview=${safe}&slug=${safe}`,
        headers: { ...extra, authorization },
        ...(withBody && { payload: word }),
      };
    });

/** The bytes of the heap that are in use after a garbage collection. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

describe('generated bad requests', () => {
  it('[G12/generated] over every call and every path cause no error, reveal nothing about the server, and do not grow its memory', async () => {
    const seed = Number(process.env['GENERATED_SEED'] ?? randomInt(2 ** 31));
    process.stdout.write(`${requests} generated requests, GENERATED_SEED=${seed}\n`);
    const paths = servedPaths(served.server);
    let sent = 0;
    let heapBefore = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(callRequest, pathRequest(paths)),
        fc.nat({ max: 0xffffff }),
        async (request, caller) => {
          sent += 1;
          if (sent === Math.floor(requests / 4)) heapBefore = heapInUse();
          const answer = await served.server.inject({
            ...request,
            headers: { host: 'localhost', ...request.headers },
            remoteAddress: `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
          });
          served.logged.length = 0;
          expect(serverDetailIn(answer.payload, served.folder)).toBe('');
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: requests, seed },
    );
    expect(sent).toBeGreaterThanOrEqual(requests);
    expect(heapInUse() - heapBefore).toBeLessThan(maxMemory);
  });
});
