import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildsOf, findFeatures } from './find-features';

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'features-'));
});
afterEach(() => rmSync(house, { recursive: true }));

describe('findFeatures', () => {
  it('finds a remote by the name of its folder, without a list', () => {
    for (const name of ['remote-rewards', 'remote-listing', 'shell']) {
      mkdirSync(join(house, name));
      writeFileSync(join(house, name, 'package.json'), '{}');
    }
    expect(findFeatures(house)).toEqual(['shell', 'remote-listing', 'remote-rewards']);
  });

  it('leaves out a folder that is no workspace, such as one whose package.json was removed', () => {
    mkdirSync(join(house, 'remote-removed'));
    expect(findFeatures(house)).toEqual(['shell']);
  });
});

describe('buildsOf', () => {
  it('makes a release stable at once, and lets a candidate wait for a rollout', () => {
    expect(buildsOf(house, 'remote-listing')).toEqual([
      { feature: 'remote-listing', folder: join(house, 'remote-listing/dist'), promotion: 'new' },
    ]);
    mkdirSync(join(house, 'remote-checkout/candidate/dist'), { recursive: true });
    expect(buildsOf(house, 'remote-checkout').map(({ folder, promotion }) => [folder, promotion])).toEqual([
      [join(house, 'remote-checkout/dist'), 'new'],
      [join(house, 'remote-checkout/candidate/dist'), 'first'],
    ]);
  });
});
