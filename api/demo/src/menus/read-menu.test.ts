import { parseData } from '../read-data';
import { menuSchema, readMenu } from './read-menu';

const head = `cuisine: Burgers
otherCuisines: [American]
headline: Burgers
plural: burgers
freeDishes: [Fries]
`;
const choices = `choices:
  salt: { label: Salt, choose: one or none, items: [Sea salt] }
  side:
    label: Side
    choose: one
    items:
      - { name: Fries, then: [salt] }
      - { name: Slaw, extra: 0.29 }
  sauce:
    label: Sauce
    choose: up to 2
    items:
      - { name: Ketchup, most: 3 }
      - Mustard
`;
const dish = `sections:
  - name: Burgers
    dishes:
      - name: Cheeseburger
        price: 9.25
        diets: [halal]
        allergens: [gluten, dairy]
        choices: [side]
      - name: Wings
        sizes: { Twelve: 12.50, Six: 6.95 }
specials: []
`;
const read = (text: string) => readMenu(parseData('menus/burgers.yaml', text, menuSchema));
const choosing = (choose: string) =>
  read(
    `${head}choices:
  dips: { label: Dips, choose: ${choose}, items: [Mild, Hot, { name: Garlic, most: 2 }] }
${dish.replace('[side]', '[dips]')}`,
  ).sections[0]?.dishes[0]?.choices[0];

describe('the menu in a file', () => {
  it('has prices in pence, sizes, diets, allergens, and choices by their names', () => {
    const [section] = read(head + choices + dish).sections;
    const [burger, wings] = section?.dishes ?? [];
    expect(section).toMatchObject({ name: 'Burgers', note: '' });
    expect(burger).toMatchObject({
      description: '',
      price: 925,
      sizes: [],
      diets: ['halal'],
      allergens: ['gluten', 'dairy'],
      choices: [
        {
          label: 'Side',
          items: [
            { name: 'Fries', extra: 0, max: 1, choices: [{ label: 'Salt' }] },
            { name: 'Slaw', extra: 29, max: 1, choices: [] },
          ],
        },
      ],
    });
    expect(wings).toMatchObject({
      price: 695,
      sizes: [
        { name: 'Twelve', price: 1_250 },
        { name: 'Six', price: 695 },
      ],
    });
  });

  it.each([
    ['one', { hint: '', required: true, show: 'radio', min: 1, max: 1, maxQuantity: 1 }],
    ['one or none', { hint: '', required: false, show: 'radio', min: 0, max: 1, maxQuantity: 1 }],
    [
      'any',
      { hint: 'As many as you like', required: false, show: 'checked', min: 0, max: 3, maxQuantity: 0 },
    ],
    ['up to 2', { hint: 'Up to two', required: false, show: 'checked', min: 0, max: 2, maxQuantity: 4 }],
    ['exactly 2', { hint: 'Choose two', required: true, show: 'checked', min: 2, max: 2, maxQuantity: 2 }],
    [
      '2 to 3',
      { hint: 'Choose two to three', required: true, show: 'checked', min: 2, max: 3, maxQuantity: 3 },
    ],
    [
      '8 in all',
      {
        hint: 'Up to 8 in all; what you leave open, we choose',
        required: true,
        show: 'checked',
        min: 1,
        max: 8,
        maxQuantity: 8,
      },
    ],
  ])('lets a customer choose %s', (choose, limits) => {
    expect(choosing(choose)).toMatchObject(limits);
  });

  it.each([
    [
      'an allergen that the law does not know',
      '[gluten, dairy]',
      '[gluten, milk]',
      26,
      'allergens.1: one of celery',
    ],
    ['a choice that the file does not name', '[side]', '[sides]', 27, "no choice above is called 'sides'"],
    ['a part of a penny', '9.25', '9.255', 24, '9.255 has a part of a penny'],
    ['neither price nor sizes', '        price: 9.25\n', '', 23, "'Cheeseburger' needs a price or sizes"],
    [
      'a headline without a section',
      'headline: Burgers',
      'headline: Wings',
      3,
      "no section is called 'Wings'",
    ],
    [
      'a way to choose that does not exist',
      'choose: up to 2',
      'choose: a few',
      16,
      'choices.sauce.choose: one, one or none',
    ],
    [
      'a choice that leads to a later one',
      'then: [salt]',
      'then: [sauce]',
      12,
      "no choice above is called 'sauce'",
    ],
  ])('with %s is refused with its line', (_fault, before, after, line, sentence) => {
    const text = (head + choices + dish).replace(before, after);
    expect(() => read(text)).toThrow(`menus/burgers.yaml:${line}: `);
    expect(() => read(text)).toThrow(sentence);
  });
});
