import { parseWithoutDirections, withoutDirections } from './directions';

describe('a text without directions', () => {
  it('has no override, embedding or isolate left, open or closed', () => {
    expect(withoutDirections('\u202Agnp\u202E.\u2067exe\u2069\u2066\u2068\u202B\u202C\u202D')).toBe('gnp.exe');
  });

  it('keeps letters of any direction, their marks, and what joins signs into one', () => {
    const text = 'שווארמה \u200Fقهوة\u200E 👨\u200D🍳 ไม่\u200Bเผ็ด';
    expect(withoutDirections(text)).toBe(text);
  });
});

describe('JSON without directions', () => {
  it('loses them however they are written', () => {
    expect(parseWithoutDirections('{"a":["Saffron\u202E Yard","\\u2069\\u202eok",1,null]}')).toEqual({
      a: ['Saffron Yard', 'ok', 1, null],
    });
  });

  it('keeps what only looks like one', () => {
    expect(parseWithoutDirections('{"a":"\\\\u202e \\u0041"}')).toEqual({ a: '\\u202e A' });
  });
});
