import { withoutDirections } from './directions';

describe('a text without directions', () => {
  it('has no override, embedding or isolate left, open or closed', () => {
    expect(withoutDirections('\u202Agnp\u202E.\u2067exe\u2069\u2066\u2068\u202B\u202C\u202D')).toBe(
      'gnp.exe',
    );
  });

  it('keeps letters of any direction, their marks, and joiners', () => {
    const text = 'שווארמה \u200Fقهوة\u200E 👨\u200D🍳 ไม่\u200Bเผ็ด';
    expect(withoutDirections(text)).toBe(text);
  });
});
