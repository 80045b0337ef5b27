import { aPoolOf, endPools, htmlOf } from '../testing/drawing';
import { aRemotePart, aShellPart } from '../testing/server-parts';
import { parseConsoleLines } from './console-lines';
import type { ConsoleLine } from './console-lines';

afterEach(endPools);

/** Draws a page, and the lines that its parts wrote, each with its release. */
const drawn = async (parts: { readonly shell?: string; readonly remote?: string }) => {
  const lines: string[] = [];
  const wrote = (release: string, { word, text }: ConsoleLine) => lines.push(`${release} ${word}: ${text}`);
  const { draw } = aPoolOf({ workers: 1 }, undefined, wrote);
  const outcome = await draw(parts).finalOutcome;
  return { html: htmlOf(outcome), lines };
};

describe('the console of a server part', () => {
  it('[DEV-5/console] reaches the log of development with its release, also from the code that is evaluated first', async () => {
    const { html, lines } = await drawn({
      shell: aShellPart(`console.info('draws', { address })`),
      remote: aRemotePart(`(console.error(new TypeError('no dish')), 'a menu')`, `console.log('loaded', 1)`),
    });
    expect(html).toContain('a menu');
    expect(lines).toStrictEqual([
      'listing@1.0.0 log: loaded 1',
      'shell@1.0.0 info: draws {"address":"/"}',
      expect.stringMatching(/^listing@1\.0\.0 error: TypeError: no dish\n +at /),
    ]);
  });

  it('is heard when the drawing throws', async () => {
    const { html, lines } = await drawn({
      remote: aRemotePart(`(() => { console.warn('no menu'); throw new Error('no menu'); })()`),
    });
    expect({ html, lines }).toStrictEqual({ html: 'failed', lines: ['listing@1.0.0 warn: no menu'] });
  });

  it('keeps a hundred lines of a drawing that writes more', async () => {
    const { html, lines } = await drawn({
      remote: aRemotePart(`(() => { for (let i = 0; i < 1e4; i += 1) console.log(i); return 'done'; })()`),
    });
    expect(html).toContain('done');
    expect(lines).toHaveLength(100);
    expect(lines.at(-1)).toBe('listing@1.0.0 log: 99');
  });

  it('writes what has no text as a sentence, and nothing of it fails the drawing', async () => {
    const { html, lines } = await drawn({
      remote: aRemotePart(
        `(console.log({ get a() { throw new Error('never'); } }, undefined), console.table([]), 'done')`,
      ),
    });
    expect(html).toContain('done');
    expect(lines).toStrictEqual(['listing@1.0.0 log: something that cannot be written undefined']);
  });

  it('is silent where nobody listens, as in production', async () => {
    const { draw } = aPoolOf({ workers: 1 });
    const remote = aRemotePart(`(console.log('heard by nobody'), console.error('nor this'), 'a menu')`);
    expect(await draw({ remote }).finalOutcome).toStrictEqual({
      kind: 'drawn',
      html: expect.stringContaining('a menu'),
      assumed: ['cart'],
      readsClock: false,
    });
  });
});

describe('lines in the answer of a process', () => {
  const line = { role: 'remote', word: 'log', text: 'x' };
  const answerOf = (lines: unknown) => JSON.stringify({ lines, outcome: '"ready"' });

  it('are taken when each is a line of a console', () => {
    expect(parseConsoleLines(answerOf([line]))).toStrictEqual({ lines: [line], outcome: '"ready"' });
  });

  it.each([
    ['a role that is none', [{ ...line, role: 'edge' }]],
    ['a word that is none', [{ ...line, word: 'fatal' }]],
    ['an endless line', [{ ...line, text: 'x'.repeat(2_001) }]],
    ['too many lines', Array.from({ length: 101 }, () => line)],
    ['no list', 'x'],
  ])('are refused with their outcome for %s', (_name, lines) => {
    expect(parseConsoleLines(answerOf(lines))).toStrictEqual({ lines: [], outcome: '' });
  });
});
