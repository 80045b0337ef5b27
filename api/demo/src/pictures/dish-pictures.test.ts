import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generateDemoCatalogue } from '../generate-demo-catalogue';
import { menus } from '../menus/index';
import { pictureNames, readPictures, sidePictures, windowPictures, withDishPictures } from './dish-pictures';

const folder = join(import.meta.dirname, '../../dishes/pictures');
const { catalogue, pictures: named } = generateDemoCatalogue();
const dishes = catalogue.businesses.flatMap(({ menu }) => menu.flatMap(({ product }) => product));

describe('the pictures of dishes', () => {
  it('are each of a dish that its kitchen has on the menu', () => {
    const all = [...Object.values(windowPictures()), ...Object.values(sidePictures())];
    const unknown = all.flatMap((shown) =>
      Object.entries(shown).flatMap(([cuisine, names]) => {
        const menu = menus()[cuisine as keyof ReturnType<typeof menus>];
        const served = [...menu.sections.flatMap((section) => section.dishes), ...menu.specials];
        return names.filter((name) => !served.some((dish) => dish.name === name));
      }),
    );
    expect(unknown).toStrictEqual([]);
  });

  it('are at least 150, each rendered in two sizes, none of them unused, and under 6 MB in all', () => {
    expect(pictureNames().length).toBeGreaterThanOrEqual(150);
    expect(new Set(pictureNames()).size).toBe(pictureNames().length);
    const files = readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.webp'));
    const pictures = readPictures();
    expect([...pictures.keys()].sort()).toStrictEqual(files.map((file) => `dishes/${String(file)}`).sort());
    const sizes = [...pictures.values()].map(({ byteLength }) => byteLength);
    expect(Math.max(...sizes)).toBeLessThan(35_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });

  it('[MNU-19] stand beside the dishes that they show, and say that they are illustrations', () => {
    const pictured = dishes.filter(({ product_picture }) => product_picture !== undefined);
    expect(pictured.length).toBeGreaterThan(dishes.length / 5);
    for (const { product_picture = '', picture_kind } of pictured) {
      expect(named.has(product_picture)).toBe(true);
      expect(picture_kind).toBe('illustration');
    }
    expect(
      dishes.filter(({ picture_kind: kind, product_picture: p }) => kind !== undefined && p === undefined),
    ).toStrictEqual([]);
  });

  it('[MNU-19] show the dish alone rather than among others', () => {
    const [category] = catalogue.businesses.flatMap(({ menu }) => menu);
    const [dish] = dishes;
    if (category === undefined || dish === undefined) throw new Error('The demo has no dish.');
    const nigiri = { ...category, product: [{ ...dish, product_name: 'Salmon Nigiri' }] };
    expect(withDishPictures('sushi', [nigiri])[0]?.product[0]?.product_picture).toBe(
      'dishes/small/sushi-salmon-nigiri.webp',
    );
    const { product_picture: _picture, picture_kind: _kind, ...plain } = nigiri.product[0] ?? dish;
    const elsewhere = { ...nigiri, product: [plain] };
    expect(withDishPictures('pizza', [elsewhere])).toStrictEqual([elsewhere]);
  });
});
