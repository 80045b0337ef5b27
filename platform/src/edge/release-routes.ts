import type { ReleaseManifest } from '@storefront/contract';
import type { FastifyInstance } from 'fastify';
import { type Encoding, acceptedEncodings } from '../releases/encodings';
import type { ReleaseStore } from '../releases/release-store';
import type { Counters } from './counters';
import type { FaultSwitch } from './fault-switch';
import { faultyAnswers } from './faulty-answers';
import { notThere } from './not-there';

export interface ReleaseRouteParts {
  store: ReleaseStore;
  counters: Counters;
  /** Only in development. */
  faults: FaultSwitch | undefined;
}

const versionPattern = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

interface Wanted {
  name: string;
  version: string;
  path: string;
}

/** `checkout/2.1.0/pages-checkout.js` or `partner/listing/1.0.0/…`: a name has one segment or two, a version looks like one. */
const wantedBy = (address: string): Wanted | undefined => {
  const segments = address.split('/');
  const place = segments.findIndex((segment) => versionPattern.test(segment));
  if (place !== 1 && place !== 2) return undefined;
  const name = segments.slice(0, place).join('/');
  if (!/^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?$/.test(name)) return undefined;
  return { name, version: segments[place] ?? '', path: segments.slice(place + 1).join('/') };
};

const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
  // Entries, chunks and styles are asked for without credentials, from whatever origin the brand has.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

// Manifests never change, and open pages may ask for a release long after it was stable (SHL-4).
const manifestsKept = 200;

const rememberingManifests = (store: ReleaseStore) => {
  const known = new Map<string, ReleaseManifest>();
  return async ({ name, version }: Wanted): Promise<ReleaseManifest | undefined> => {
    const id = `${name}@${version}`;
    const release = known.get(id) ?? (await store.manifest(name, version));
    if (release === undefined) return undefined;
    known.delete(id);
    known.set(id, release);
    const [oldest] = known.keys();
    if (known.size > manifestsKept && oldest !== undefined) known.delete(oldest);
    return release;
  };
};

const firstKept = async (store: ReleaseStore, integrity: string, accepted: readonly Encoding[]) => {
  for (const encoding of accepted) {
    const bytes = await store.file(integrity, encoding);
    if (bytes !== undefined) return { encoding, bytes };
  }
  return undefined;
};

/** Serves the files of releases, for ever the same under the same address (EDG-1, SHL-4). */
export const releaseRoutes = (app: FastifyInstance, { store, counters, faults }: ReleaseRouteParts) => {
  const manifestOf = rememberingManifests(store);
  const goneWrong = faults && faultyAnswers(app, faults);

  app.get<{ Params: { '*': string } }>('/releases/*', async (request, reply) => {
    const wanted = wantedBy(request.params['*']);
    const release = wanted && (await manifestOf(wanted));
    const file = release?.files.find(({ path }) => path === wanted?.path);
    if (wanted === undefined || release === undefined || file === undefined) return notThere(reply);
    counters.add('storefront_release_files_total', { feature: wanted.name });

    const found = await firstKept(
      store,
      file.integrity,
      acceptedEncodings(request.headers['accept-encoding']),
    );
    if (found === undefined) return notThere(reply);
    reply.headers(immutable).type(file.contentType);
    if (goneWrong !== undefined) {
      const plain = (await store.file(file.integrity, 'identity')) ?? found.bytes;
      if (await goneWrong(reply, { name: wanted.name, release, path: file.path, bytes: plain })) return reply;
    }
    if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
    return reply.send(found.bytes);
  });
};
