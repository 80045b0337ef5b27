import { parseWithoutDirections } from './parse-without-directions';

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
