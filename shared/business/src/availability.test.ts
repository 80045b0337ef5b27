import type { Possible } from '@storefront/contract';
import { availabilityText, canOrder, isBookingOnly, orderBanner, possibleModes } from './availability';
import type { ModeOffer, Modes } from './business';

const offer = (possible: Possible, minutes = 45): ModeOffer => ({
  isOffered: true,
  possible,
  minutes,
  times: [],
});
const modes = (delivery: Possible, collection: Possible): Modes => ({
  delivery: offer(delivery),
  collection: offer(collection, 20),
});
const notOffered: Modes = {
  delivery: { ...offer('yes'), isOffered: false },
  collection: { ...offer('yes'), isOffered: false },
};

const bannerOf = (of: Modes, nextOpen: string, takesBookings: boolean) =>
  orderBanner({ modes: of, nextOpen, takesBookings });

describe('the text beside a mode', () => {
  it('[BKG-30] is Unavailable, Preorder Only, or its minutes', () => {
    expect(
      (['no', 'pre', 'yes'] as const).map((possible) => availabilityText(offer(possible))),
    ).toStrictEqual(['Unavailable', 'Preorder Only', '45 mins']);
  });

  it('[SVC-11] a mode that is not possible is Unavailable', () => {
    expect(availabilityText(offer('no'))).toBe('Unavailable');
  });

  it('[SVC-12] a mode for later orders is Preorder Only', () => {
    expect(availabilityText(offer('pre'))).toBe('Preorder Only');
  });

  it('[SVC-13] any other mode shows its minutes', () => {
    expect(availabilityText(offer('yes', 25))).toBe('25 mins');
  });

  it('a mode that the business does not offer is Unavailable, whatever its availability now', () => {
    expect(availabilityText(notOffered.delivery)).toBe('Unavailable');
  });
});

describe('the banner, for every mixture of modes', () => {
  it.each([
    ['yes', 'yes', 'open', 'We are taking orders for collection and delivery'],
    ['yes', 'pre', 'open', 'We are taking orders for collection and delivery'],
    ['pre', 'yes', 'open', 'We are taking orders for collection and delivery'],
    ['yes', 'no', 'open', 'We are taking orders for delivery'],
    ['no', 'yes', 'open', 'We are taking orders for collection'],
    ['pre', 'pre', 'preorder', 'We are taking preorders for collection and delivery.'],
    ['pre', 'no', 'preorder', 'We are taking preorders for delivery.'],
    ['no', 'pre', 'preorder', 'We are taking preorders for collection.'],
    ['no', 'no', 'closed', 'We are closed at the moment.'],
  ] as const)(
    '[SVC-15][SVC-17][SVC-18][BKG-26][BKG-27][BKG-28] delivery %s and collection %s: %s',
    (delivery, collection, kind, text) => {
      expect(bannerOf(modes(delivery, collection), '', false)).toStrictEqual({ kind, text, nextOpen: '' });
    },
  );

  it('[SVC-16][BKG-29] says when a closed business opens next', () => {
    expect(bannerOf(modes('no', 'no'), 'Opens at 17:00', true).nextOpen).toBe('Opens at 17:00');
    expect(bannerOf(modes('yes', 'no'), 'Opens at 17:00', true).nextOpen).toBe('');
  });

  it('[BKG-32] a business that takes bookings only is not called closed', () => {
    expect(bannerOf(notOffered, 'Opens at 17:00', true)).toStrictEqual({
      kind: 'bookings',
      text: 'We take table bookings only.',
      nextOpen: '',
    });
    expect(bannerOf(notOffered, '', false).kind).toBe('closed');
    expect(bannerOf(modes('no', 'no'), '', true).kind).toBe('closed');
    expect(bannerOf(modes('yes', 'yes'), '', true).kind).toBe('open');
  });

  it('leaves out a mode that the business does not offer, whatever its availability now', () => {
    const delivery = { ...offer('yes'), isOffered: false };
    expect(bannerOf({ ...modes('yes', 'pre'), delivery }, '', true)).toMatchObject({
      kind: 'preorder',
      text: 'We are taking preorders for collection.',
    });
  });
});

it('a business takes bookings only where it takes bookings and offers neither mode', () => {
  expect(isBookingOnly({ modes: notOffered, takesBookings: true })).toBe(true);
  expect(isBookingOnly({ modes: notOffered, takesBookings: false })).toBe(false);
  expect(isBookingOnly({ modes: modes('no', 'no'), takesBookings: true })).toBe(false);
  expect(isBookingOnly({ modes: { ...notOffered, collection: offer('no') }, takesBookings: true })).toBe(
    false,
  );
});

it('ordering for later counts as possible', () => {
  expect(possibleModes(modes('pre', 'no'))).toStrictEqual(['delivery']);
  expect(possibleModes(modes('pre', 'yes'))).toStrictEqual(['delivery', 'collection']);
});

it('a mode that the business does not offer cannot be ordered, whatever its availability now', () => {
  expect((['yes', 'pre', 'no'] as const).map((possible) => canOrder(offer(possible)))).toStrictEqual([
    true,
    true,
    false,
  ]);
  expect(possibleModes(notOffered)).toStrictEqual([]);
});
