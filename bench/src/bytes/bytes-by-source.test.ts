import { bytesByGroup, brotliBytes, textBySource } from './bytes-by-source';

// Two sources on one line, and the code that webpack wrote around them.
const code = '(()=>{alpha();beta()})();';
const map = JSON.stringify({
  version: 3,
  sources: ['/project/shell/src/alpha.ts', '/project/node_modules/mobx/beta.js'],
  names: [],
  // Column 6 from the first source, column 14 from the second, column 20 from none.
  mappings: 'MAAA,QCAA,M',
});

describe('the text of each source in a built file', () => {
  it('follows the source map, and the rest counts as webpack’s', () => {
    expect([...textBySource(code, map)]).toStrictEqual([
      ['webpack', '(()=>{})();'],
      ['/project/shell/src/alpha.ts', 'alpha();'],
      ['/project/node_modules/mobx/beta.js', 'beta()'],
    ]);
  });

  it('is weighed so that the sum equals the compressed file', () => {
    const weights = bytesByGroup(code, map, (source) => (source.includes('mobx') ? 'mobx' : 'rest'));
    expect([...weights.keys()]).toStrictEqual(['rest', 'mobx']);
    const sum = [...weights.values()].reduce((total, bytes) => total + bytes, 0);
    expect(sum).toBeCloseTo(brotliBytes(code));
  });
});
