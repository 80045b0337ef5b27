import { Type } from '@sinclair/typebox';
import { parseData } from './read-data';

const schema = Type.Object(
  { name: Type.String(), prices: Type.Array(Type.Number({ description: 'pounds are expected' })) },
  { additionalProperties: false },
);
const parse = (text: string) => parseData('data/one.yaml', text, schema);

describe('a data file', () => {
  it('is what its YAML says', () => {
    expect(parse('name: Cola\nprices: [1.80, 2.50]\n').value).toStrictEqual({
      name: 'Cola',
      prices: [1.8, 2.5],
    });
  });

  it.each([
    ['text that is no YAML', 'name: Cola\nprices: [1.80\n', /^data\/one\.yaml:3: Flow sequence/],
    ['a key that is written twice', 'name: Cola\nprices: []\nname: Milk\n', /^data\/one\.yaml:3: Map keys/],
    [
      'a value of another kind',
      'name: Cola\nprices:\n  - 1.80\n  - cheap\n',
      /^data\/one\.yaml:4: prices\.1: pounds are expected, found "cheap"$/,
    ],
    [
      'a key that nobody knows',
      'name: Cola\nprices: []\n\nprize: 2\n',
      /^data\/one\.yaml:4: prize: Unexpected property, found 2$/,
    ],
    [
      'a key that is missing',
      '# drinks\nname: Cola\n',
      /^data\/one\.yaml:2: prices: Expected required property$/,
    ],
  ])('with %s is refused with the line and what is wrong', (_fault, text, sentence) => {
    expect(() => parse(text)).toThrow(sentence);
  });

  it('reports what its reader finds wrong on the line where it stands', () => {
    const { faultAt } = parse('name: Cola\nprices:\n  - 1.80\n  - 2.50\n');
    expect(faultAt(['prices', 1], 'too dear').message).toBe('data/one.yaml:4: too dear');
  });
});
