import { generateDemoCatalogue } from '../generate-demo-catalogue';
import { windowOf } from './windows';

const { businesses } = generateDemoCatalogue().catalogue;

describe('the windows of the demo restaurants', () => {
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
    expect([0, 1, 2, 3].map((turn) => dishShown(turn))).toStrictEqual([
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
});
