import { canonicalJson } from './canonical-json';

describe('JSON with its keys in order', () => {
  it('is the same text for values that differ in the order of keys alone, at any depth', () => {
    const one = { b: 1, a: [{ d: null, c: 'x' }] };
    const other = { a: [{ c: 'x', d: null }], b: 1 };
    expect(canonicalJson(one)).toBe('{"a":[{"c":"x","d":null}],"b":1}');
    expect(canonicalJson(other)).toBe(canonicalJson(one));
  });

  it('keeps the order of lists, which says something', () => {
    expect(canonicalJson([2, 1])).toBe('[2,1]');
  });

  it('is an empty text for what JSON does not have', () => {
    expect(canonicalJson(undefined)).toBe('');
  });
});
