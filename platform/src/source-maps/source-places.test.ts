import { transform } from 'esbuild';
import type { ReleaseFile } from '@storefront/contract';
import { placeText, SourcePlaces } from './source-places';

const source = `
export class Rewards {
  addDish(dish: { price: number } | undefined): number {
    return [1].map((count) => dish!.price * count)[0] ?? 0;
  }
}
function countPoints(cart: { dishes: number[] }): number {
  const double = (price: number) => {
    return price.toFixed(2).length * 2;
  };
  return cart.dishes.map(double).length;
}
export const total = (cart: { dishes: number[] }) => countPoints(cart);
console.log(total, Rewards);
`;

const fileNamed = (path: string, bytes: number): ReleaseFile => ({
  path,
  integrity: `sha384-${path.replace(/\W/g, '').padEnd(64, 'A')}`,
  bytes,
  brotliBytes: bytes,
  gzipBytes: bytes,
  contentType: 'text/javascript',
});

/** A release with one script, as it was uploaded with its map. */
const aRelease = async ({ map, timeLimit }: { map?: string; timeLimit?: number } = {}) => {
  const built = await transform(source, {
    loader: 'ts',
    minify: true,
    format: 'iife',
    sourcemap: true,
    sourcefile: 'webpack://rewards/./src/pages/rewards.tsx',
  });
  const contents: Record<string, string> = { 'rewards.js': built.code, 'rewards.js.map': map ?? built.map };
  const reads: string[] = [];
  const places = new SourcePlaces({
    files: {
      find: (_release, { path }) => {
        reads.push(path);
        return Promise.resolve({ encoding: 'identity' as const, bytes: Buffer.from(contents[path] ?? '') });
      },
    },
    ...(timeLimit !== undefined && { timeLimit }),
  });
  const release = {
    feature: 'rewards',
    version: '1.0.0',
    files: [fileNamed('rewards.js', built.code.length)],
    maps: [fileNamed('rewards.js.map', 100)],
  };
  /** The position of a text in the built script, as a browser names it. */
  const positionOf = (text: string) => `rewards.js:1:${built.code.indexOf(text) + 1}`;
  const named = async (...positions: string[]) =>
    (await places.of(release, positions)).map((place) => place && placeText(place));
  return { named, positionOf, reads };
};

describe('a position in a file of a release', () => {
  it('[OBS-1/source] is named by file, line and the function around it, although the build renamed it', async () => {
    const { named, positionOf } = await aRelease();
    expect(
      await named(positionOf('.price'), positionOf('.toFixed'), positionOf('.dishes.map')),
    ).toStrictEqual([
      'src/pages/rewards.tsx:4 in addDish',
      'src/pages/rewards.tsx:9 in double',
      'src/pages/rewards.tsx:11 in countPoints',
    ]);
  });

  it('is traced once, however often it is asked for', async () => {
    const { named, positionOf, reads } = await aRelease();
    const position = positionOf('.price');
    await named(position, position);
    await named(position);
    expect(reads).toStrictEqual(['rewards.js', 'rewards.js.map']);
  });

  it.each([
    'rewards.js',
    'rewards.js:0x1:2',
    'other.js:1:1',
    '../rewards.js:1:1',
    'rewards.js:9999999:99999999',
    '',
  ])('[OBS-1/hostile] has no place when the release has no such position: %s', async (position) => {
    const { named } = await aRelease();
    expect(await named(position)).toStrictEqual([undefined]);
  });

  it.each(['no map', '{}', '{"version":3,"sources":[],"names":[],"mappings":"AAAA"}'])(
    '[OBS-1/hostile] has no place in a map that is none: %s',
    async (map) => {
      const { named, positionOf } = await aRelease({ map });
      expect(await named(positionOf('.price'))).toStrictEqual([undefined]);
    },
  );

  it('[OBS-1/hostile] has no place when tracing it takes too long', async () => {
    const { named, positionOf } = await aRelease({ timeLimit: 0 });
    expect(await named(positionOf('.price'))).toStrictEqual([undefined]);
  });
});
