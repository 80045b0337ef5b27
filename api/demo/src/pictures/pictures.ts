import type { CuisineKey } from '../menus/index';
import { COVERS, drawCover } from './cover';
import { drawLogo } from './logo';
import { cuisineIcons } from './cuisine-icons';

const LOGOS = 14;

const logoPath = (cuisine: CuisineKey, number: number): string =>
  `pictures/${cuisine}-logo-${number + 1}.svg`;
const coverPath = (cuisine: CuisineKey, number: number): string =>
  `pictures/${cuisine}-cover-${number + 1}.svg`;

/** The pictures of a restaurant by their paths; `cuisineIndex` counts the restaurants of a cuisine from 0. */
export function picturesOf(cuisine: CuisineKey, cuisineIndex: number) {
  return {
    business_logo: logoPath(cuisine, cuisineIndex % LOGOS),
    business_cover: coverPath(cuisine, cuisineIndex % COVERS),
  };
}

/** Every picture that a restaurant may have, by its path. */
export function drawPictures(cuisines: readonly CuisineKey[]): Map<string, string> {
  const pictures = new Map<string, string>();
  cuisines.forEach((cuisine, shift) => {
    const icons = cuisineIcons[cuisine];
    for (let number = 0; number < LOGOS; number += 1) {
      pictures.set(logoPath(cuisine, number), drawLogo(icons, number, shift));
    }
    for (let number = 0; number < COVERS; number += 1) {
      pictures.set(coverPath(cuisine, number), drawCover(cuisine, icons, number));
    }
  });
  return pictures;
}
