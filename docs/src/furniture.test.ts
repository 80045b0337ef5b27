import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const house = join(__dirname, '../..');
const remotes = readdirSync(house).filter((name) => name.startsWith('remote-'));

describe('every remote is furnished alike', () => {
  it('the five remotes are there', () => {
    expect(remotes.sort()).toEqual([
      'remote-booking',
      'remote-checkout',
      'remote-listing',
      'remote-ordering',
      'remote-verification',
    ]);
  });

  it.each(remotes)('%s has the rooms, its words and its door plate', (remote) => {
    const rooms = [
      'README.md',
      'webpack.config.mjs',
      'jest.config.mjs',
      'src/pages',
      'src/stores',
      'src/domain',
      'src/gateway',
      'src/ui',
      'src/copy.ts',
    ];
    expect(rooms.filter((room) => !existsSync(join(house, remote, room)))).toEqual([]);
  });

  it.each(remotes)('%s says what it owns, exposes and needs, and how to run it alone', (remote) => {
    const plate = readFileSync(join(house, remote, 'README.md'), 'utf8').toLowerCase();
    expect(['owns', 'exposes', 'needs', 'alone'].filter((word) => !plate.includes(word))).toEqual([]);
  });

  it.each(remotes)('%s renders every page in Node without a DOM', (remote) => {
    const pages = readdirSync(join(house, remote, 'src/pages')).filter((name) => /^[a-z-]+\.tsx$/.test(name));
    const tests = readdirSync(join(house, remote, 'src/pages')).filter((name) =>
      name.endsWith('.node.test.tsx'),
    );
    expect(
      pages.map((page) => page.replace('.tsx', '.node.test.tsx')).filter((test) => !tests.includes(test)),
    ).toEqual([]);
  });
});
