import { inlineHash } from './inline-hash';

describe('the hash of an inlined element', () => {
  it('is that of its text', () => {
    expect(inlineHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
    expect(inlineHash('a{}')).not.toBe(inlineHash('b{}'));
  });

  it('is the same however lines end, because browsers read all ends of lines as one character', () => {
    expect(inlineHash('a{}\r\nb{}\rc{}')).toBe(inlineHash('a{}\nb{}\nc{}'));
    expect(inlineHash('a\0b')).toBe(inlineHash('a\ufffdb'));
  });
});
