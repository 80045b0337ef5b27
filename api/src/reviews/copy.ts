/** The sentences about reviews. */
export const copy = {
  none: 'There are no reviews yet.',
  noMore: 'There are no more reviews.',
  unknownKey: 'We cannot find an order or a booking at this restaurant for your review.',
  notCompleted: 'You can write a review once your order is completed or your table has been taken.',
  writtenBefore: 'A review has been written for this order or booking already.',
  ratings: { excellent: 'Excellent', veryGood: 'Very good', good: 'Good', fair: 'Fair', poor: 'Poor' },
} as const;
