import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBuilds, findFeatures } from './find-features';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'features-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('findFeatures', () => {
  it('finds a remote by the name of its folder, without a list', () => {
    for (const name of ['remote-rewards', 'remote-listing', 'shell']) {
      mkdirSync(join(root, name));
      writeFileSync(join(root, name, 'package.json'), '{}');
    }
    expect(findFeatures(root)).toStrictEqual(['shell', 'remote-listing', 'remote-rewards']);
  });

  it('leaves out a folder that is no workspace, such as one whose package.json was removed', () => {
    mkdirSync(join(root, 'remote-removed'));
    expect(findFeatures(root)).toStrictEqual(['shell']);
  });
});

describe('buildsOf', () => {
  it('makes a release stable at once, and lets a candidate wait for a rollout', () => {
    expect(findBuilds(root, 'remote-listing')).toStrictEqual([
      { feature: 'remote-listing', folder: join(root, 'remote-listing/dist'), promotion: 'new' },
    ]);
    mkdirSync(join(root, 'remote-checkout/candidate/dist'), { recursive: true });
    expect(
      findBuilds(root, 'remote-checkout').map(({ folder, promotion }) => [folder, promotion]),
    ).toStrictEqual([
      [join(root, 'remote-checkout/dist'), 'new'],
      [join(root, 'remote-checkout/candidate/dist'), 'first'],
    ]);
  });
});
