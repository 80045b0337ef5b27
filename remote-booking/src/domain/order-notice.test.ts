import { aBusiness } from '../testing/a-business';
import type { OrderMode } from './business';
import { availabilityLabel, isClosed, orderNotice } from './order-notice';

const mode = (possible: OrderMode['possible'], isOffered = true): OrderMode => ({
  isOffered,
  possible,
  minutes: 30,
});
const notice = (collection: OrderMode, delivery: OrderMode) =>
  orderNotice({ collection, delivery, nextOpen: 'Opens at 17:00' });

describe('the notice about orders on the booking page', () => {
  it('[BKG-26][BKG-27] names both modes when both are open', () => {
    expect(notice(mode('yes'), mode('yes'))?.text).toBe('We are taking orders for collection and delivery');
  });

  it('[BKG-26][BKG-28] says preorders when both modes take orders for later', () => {
    expect(notice(mode('pre'), mode('pre'))?.text).toBe(
      'We are taking preorders for collection and delivery.',
    );
  });

  it('names only the mode that is possible', () => {
    expect(notice(mode('yes'), mode('no'))?.text).toBe('We are taking orders for collection');
  });

  it('[BKG-29] shows the next opening when no mode is possible', () => {
    expect(notice(mode('no'), mode('no'))).toEqual({
      text: 'We are closed at the moment.',
      nextOpen: 'Opens at 17:00',
    });
  });

  it('[BKG-30] labels each mode with its availability', () => {
    expect([mode('no'), mode('pre'), mode('yes')].map(availabilityLabel)).toEqual([
      'Unavailable',
      'Preorder Only',
      '30 mins',
    ]);
  });

  it('[BKG-32] is replaced by the closed notice when no mode is possible, but not at a business that only takes bookings', () => {
    expect(isClosed(aBusiness({ collection: mode('no'), delivery: mode('no') }))).toBe(true);
    expect(isClosed(aBusiness({ collection: mode('no', false), delivery: mode('no', false) }))).toBe(false);
    expect(
      isClosed(aBusiness({ collection: mode('no', false), delivery: mode('no', false), booking: undefined })),
    ).toBe(true);
    expect(isClosed(aBusiness({}))).toBe(false);
  });
});
