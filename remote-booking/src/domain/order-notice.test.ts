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

describe('what the booking page says about orders', () => {
  it('[BKG-26][BKG-27] both modes open', () => {
    expect(notice(mode('yes'), mode('yes'))?.text).toBe('We are taking orders for collection and delivery');
  });

  it('[BKG-26][BKG-28] both modes for later', () => {
    expect(notice(mode('pre'), mode('pre'))?.text).toBe(
      'We are taking preorders for collection and delivery.',
    );
  });

  it('one mode alone is named alone', () => {
    expect(notice(mode('yes'), mode('no'))?.text).toBe('We are taking orders for collection');
  });

  it('[BKG-29] when neither is possible the next opening is told', () => {
    expect(notice(mode('no'), mode('no'))).toEqual({
      text: 'We are closed at the moment.',
      nextOpen: 'Opens at 17:00',
    });
  });

  it('[BKG-30] the label of a mode', () => {
    expect([mode('no'), mode('pre'), mode('yes')].map(availabilityLabel)).toEqual([
      'Unavailable',
      'Preorder Only',
      '30 mins',
    ]);
  });

  it('[BKG-32] the closed notice comes up when no mode is possible, never for a business of tables only', () => {
    expect(isClosed(aBusiness({ collection: mode('no'), delivery: mode('no') }))).toBe(true);
    expect(isClosed(aBusiness({ collection: mode('no', false), delivery: mode('no', false) }))).toBe(false);
    expect(
      isClosed(aBusiness({ collection: mode('no', false), delivery: mode('no', false), booking: undefined })),
    ).toBe(true);
    expect(isClosed(aBusiness({}))).toBe(false);
  });
});
