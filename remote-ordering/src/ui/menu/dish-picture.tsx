import { Picture } from '@storefront/ui';
import type { ComponentProps } from 'react';
import { copy } from '../../copy';
import type { Dish } from '../../domain/menu';

interface DishPictureProps extends Omit<ComponentProps<typeof Picture>, 'src' | 'alt'> {
  readonly dish: Dish;
}

/** The picture of a dish, if it has one. Its text says of an illustration that it is one (MNU-19). */
export function DishPicture({ dish, ...look }: DishPictureProps) {
  if (dish.picture === '') return null;
  const alt = dish.isIllustrated ? copy.menu.illustrationOf(dish.name) : '';
  return <Picture src={dish.picture} alt={alt} {...look} />;
}
