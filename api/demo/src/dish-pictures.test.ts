import { dishPicture, dishPictures } from './dish-pictures';
import { menus } from './menus/index';
import { dishIcons, ingredientIcons } from './pictures/dish-icons';
import { iconBody } from './pictures/icons';

const dishes = Object.values(menus()).flatMap(({ sections, specials }) => [
  ...sections.flatMap((section) => section.dishes),
  ...specials,
]);

/** A short form of a dish's picture: `curry-rice+tomato`. */
const shown = (name: string): string => {
  const picture = dishPicture(name);
  return picture === undefined ? '' : [picture.icon, picture.garnish].filter((icon) => icon !== '').join('+');
};

describe('pictures of dishes', () => {
  it('show the dish and an ingredient beside it', () => {
    expect(shown('Garlic Naan')).toBe('flatbread+garlic');
    expect(shown('Chicken Tikka Masala')).toBe('curry-rice+tomato');
    expect(shown('King Prawn Biryani')).toBe('shallow-pan-of-food+shrimp');
    expect(shown('Strawberry Cheesecake Waffle')).toBe('waffle+strawberry');
    expect(shown('Cod & Chips')).toBe('fish');
  });

  it('show what comes before "with" and "on" in the name', () => {
    expect(shown('Waffle with Fried Chicken')).toBe('waffle+poultry-leg');
    expect(shown('Roast Duck on Rice')).toBe('poultry-leg+cooked-rice');
  });

  it('ignore capitals, accents and the plural', () => {
    expect(shown('JALAPENO POPPERS')).toBe(shown('Jalapeño Popper'));
    expect(shown('Stuffed Vine Leaves')).toBe(shown('stuffed vine leaf'));
    expect(shown('Cherry Tomatoes')).toBe(shown('cherry tomato'));
  });

  it('exist for more than 95 % of the demo’s dishes', () => {
    const without = dishes.map(({ name }) => name).filter((name) => shown(name) === '');
    expect(without.length).toBeLessThan(dishes.length * 0.05);
  });

  it('show no meat or fish for a vegetarian or vegan dish', () => {
    const flesh =
      /poultry-leg|cut-of-meat|meat-on-bone|bacon|\bfish|shrimp|crab|lobster|squid|octopus|oyster|sushi/;
    const meatless = dishes.filter(({ diets }) => diets.includes('vegan') || diets.includes('vegetarian'));
    expect(meatless.map(({ name }) => name).filter((name) => flesh.test(shown(name)))).toEqual([]);
  });

  it('are drawn with icons that exist', () => {
    const icons = new Set([...dishIcons.values(), ...ingredientIcons.values()]);
    for (const icon of icons) expect(iconBody(icon)).toContain('<');
  });

  it('have a key that fits into a URL and draws the same picture each time', () => {
    const key = dishPictures.keyOf('Garlic Naan');
    if (key === undefined) throw new Error('Garlic Naan has no picture');
    expect(encodeURIComponent(key)).toBe(key);
    const svg = dishPictures.draw(key);
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(dishPictures.draw(key)).toBe(svg);
  });

  it('do not exist for a name without known words or for an unknown key', () => {
    expect(dishPictures.keyOf('Number Forty-Two')).toBeUndefined();
    for (const key of [
      '',
      'x',
      '1.pizza',
      '1.pizza..9',
      '2.pizza..0',
      '1.tractor..0',
      '1.pizza.tractor.0',
      '../1.pizza..0',
    ]) {
      expect(dishPictures.draw(key)).toBeUndefined();
    }
  });
});
