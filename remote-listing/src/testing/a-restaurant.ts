import type { Restaurant } from '../domain/restaurant';

/** A restaurant that takes orders in both modes, by default. */
export function aRestaurant(parts: Partial<Restaurant> = {}): Restaurant {
  const name = parts.name ?? 'Saffron Yard';
  return {
    slug: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    name,
    logo: '',
    cover: '',
    coverDish: '',
    look: undefined,
    address: '12 Hanbury Street',
    cuisineIds: ['1'],
    cuisines: 'Indian',
    rating: '4.5',
    reviews: 12,
    minimumOrder: '12.00',
    deliveryCharge: undefined,
    distance: undefined,
    diets: [],
    nextOpen: '',
    deliveryOpening: '',
    open: true,
    collection: 'yes',
    delivery: 'yes',
    collectionMinutes: undefined,
    deliveryMinutes: undefined,
    promoted: false,
    offers: [],
    ...parts,
  };
}
