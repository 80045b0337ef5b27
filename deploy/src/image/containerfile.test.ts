import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastStage } from './build-image';

const text = readFileSync(join(import.meta.dirname, '../../../Containerfile'), 'utf8');
const instructions = (file: string) => file.split('\n').filter((line) => /^[A-Z]/.test(line));

describe('the Containerfile', () => {
  it('[SCL-2/confined] names its base by digest, and starts as a user who is not root', () => {
    const bases = instructions(text).filter((line) => line.startsWith('FROM '));
    expect(bases).toStrictEqual(['FROM ${BASE} AS build', 'FROM ${BASE}']);
    expect(text).toMatch(/^ARG BASE=\S+@sha256:[0-9a-f]{64}$/m);
    expect(instructions(lastStage(text)).find((line) => line.startsWith('USER '))).toBe('USER 1000:1000');
  });

  it('[SCL-2/production] takes nothing from the stage that builds but what was assembled', () => {
    const stage = text.slice(text.lastIndexOf('\nFROM '));
    const copies = instructions(stage).filter((line) => line.startsWith('COPY '));
    expect(copies.map((line) => line.split(' ').at(-2))).toStrictEqual([
      '/image/shop',
      '/image/data',
      '/image/isolates',
    ]);
    expect(stage).not.toContain('RUN ');
    expect(stage).toMatch(/^CMD \["node", "server\/serve\.js"\]$/m);
  });

  it('has a last stage that is built from a folder too, where no registry of images answers', () => {
    const lines = instructions(lastStage(text));
    expect(lines.slice(0, 2).map((line) => line.split(/[ =]/)[0])).toStrictEqual(['ARG', 'FROM']);
    expect(lines.filter((line) => line.startsWith('COPY '))).toStrictEqual([
      'COPY image/shop /shop',
      'COPY --chown=1000:1000 image/data /data',
      'COPY --chown=65534:65534 image/isolates /isolates',
    ]);
  });
});
