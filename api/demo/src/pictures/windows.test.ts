import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generateDemoCatalogue } from '../generate-demo-catalogue';
import { menus } from '../menus/index';
import { readWindowPictures, windowOf, windowPictures } from './windows';

const folder = join(import.meta.dirname, '../../dishes');
const { businesses } = generateDemoCatalogue().catalogue;

describe('the windows of the demo restaurants', () => {
  it('name only dishes that are on the menu of their kitchen', () => {
    const unknown = Object.values(windowPictures()).flatMap((dishes) =>
      Object.entries(dishes).flatMap(([cuisine, names]) => {
        const menu = menus()[cuisine as keyof ReturnType<typeof menus>];
        const served = [...menu.sections.flatMap((section) => section.dishes), ...menu.specials];
        return names.filter((name) => !served.some((dish) => dish.name === name));
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('show a dish that the restaurant itself serves, and say which (D117)', () => {
    const withWindow = businesses.filter(({ business_cover }) => business_cover !== '');
    expect(withWindow.length).toBeGreaterThan(businesses.length / 2);
    for (const { cover_dish, menu } of withWindow)
      expect(menu.flatMap(({ product }) => product.map(({ product_name }) => product_name))).toContain(
        cover_dish,
      );
  });

  it('take turns within a cuisine, and leave out what a neighbour shows while another picture fits', () => {
    const pizzas = ['Margherita', 'Pepperoni', 'Vegetariana'];
    const served = businesses
      .flatMap(({ menu }) => menu)
      .slice(0, 1)
      .map((category) => ({
        ...category,
        product: pizzas.flatMap((name) =>
          category.product.slice(0, 1).map((product) => ({ ...product, product_name: name })),
        ),
      }));
    const dishShown = (cuisineIndex: number, neighbours: string[] = []) =>
      windowOf('pizza', served, { cuisineIndex, neighbours: new Set(neighbours) })?.dish;
    expect([0, 1, 2, 3].map((turn) => dishShown(turn))).toEqual([
      'Margherita',
      'Pepperoni',
      'Vegetariana',
      'Margherita',
    ]);
    expect(dishShown(0, ['dishes/pizza-margherita.webp'])).toBe('Pepperoni');
    const all = ['margherita', 'pepperoni', 'vegetables'].map((kind) => `dishes/pizza-${kind}.webp`);
    expect(dishShown(1, all)).toBe('Pepperoni');
    expect(windowOf('pizza', [], { cuisineIndex: 0, neighbours: new Set() })).toBeUndefined();
  });

  it('have a picture each, none of them unused, under 35 kB and under 6 MB in all', () => {
    const files = readdirSync(join(folder, 'pictures')).map((file) => `dishes/${file}`);
    const pictures = readWindowPictures();
    expect([...pictures.keys()].sort()).toEqual(files.sort());
    const sizes = [...pictures.values()].map(({ byteLength }) => byteLength);
    expect(Math.max(...sizes)).toBeLessThan(35_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });
});
