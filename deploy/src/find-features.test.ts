import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFeatures } from './find-features';

describe('findFeatures', () => {
  let house: string;

  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'features-'));
  });
  afterEach(() => rmSync(house, { recursive: true }));

  it('finds a remote by its folder, without a list', () => {
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
