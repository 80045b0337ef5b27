import type { OkAnswer } from '@storefront/contract';

/** Two cuisines as the server answers them. */
export const cuisinesAnswer: OkAnswer<'search/cuisines'> = {
  responsecode: '200',
  list: [
    {
      id: '1',
      subcategory_name: 'Indian',
      look: { cuisine: 'indian', letters: 'carved', ground: 'aubergine', edge: 'scalloped' },
      restaurants: 12,
    },
    {
      id: '7',
      subcategory_name: 'Fish & Chips',
      look: { cuisine: 'british', letters: 'didone', ground: 'navy', edge: 'straight' },
      restaurants: 1,
    },
  ],
};
