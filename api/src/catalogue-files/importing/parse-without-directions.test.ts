import { parseWithoutDirections } from './parse-without-directions';

describe('JSON with direction marks', () => {
  it('loses them, also when they are escaped', () => {
    expect(parseWithoutDirections('{"a":["Saffron\u202E Yard","\\u2069\\u202eok",1,null]}')).toStrictEqual({
      a: ['Saffron Yard', 'ok', 1, null],
    });
  });

  it('keeps characters that only look like one', () => {
    expect(parseWithoutDirections('{"a":"\\\\u202e \\u0041"}')).toStrictEqual({ a: '\\u202e A' });
  });
});
