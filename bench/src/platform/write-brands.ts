import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aBrand } from '../../../platform/src/testing/brands';
import { hostOf, partnerOf } from './scale';

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Writes the files of this many brands into a folder. */
export function writeBrands(folder: string, brands: number): void {
  for (let number = 0; number < brands; number += 1) {
    const id = `brand-${number}`;
    const partner = partnerOf(number);
    const brand = aBrand({
      id,
      hosts: [hostOf(number)],
      name: `Brand ${number}`,
      ...(partner !== undefined && { remotes: { listing: `${partner}/listing` } }),
    });
    for (const name of ['logo', 'favicon']) writeFileSync(join(folder, `${id}.${name}.svg`), picture);
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(brand));
  }
}
