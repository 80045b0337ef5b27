import { act, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OkAnswer } from '@storefront/contract';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import type { FakeHost } from '@storefront/host/testing';
import booking from '../pages/booking';
import { wireDay, wireDetails, wireMeta } from './wire';

interface Options {
  readonly details?: OkAnswer<'business/details'>;
  readonly day?: Partial<OkAnswer<'business/booking_time'>>;
  readonly host?: Parameters<typeof fakeHost>[0];
}

/** An API that knows one business and its dates, and accepts every booking. */
export function bookingApi({ details = wireDetails(), day = {} }: Options = {}) {
  return new FakeApi({
    'business/details': () => details,
    'information/business_meta_details': () => wireMeta,
    'business/booking_time': () => wireDay(day),
    'business/booking': () => ({ responsecode: '200', id: 'k7Zq' }),
  });
}

export const bookingLocation = locationAt('/business/saffron-yard/booking', {
  params: { slug: 'saffron-yard' },
});

/** Opens the booking page, loaded and rendered. */
export async function openBooking(setting: Options = {}) {
  const host: FakeHost = fakeHost({ api: bookingApi(setting), ...setting.host });
  const model = booking.create(host, bookingLocation);
  await model.load?.();
  const view = render(<booking.Component model={model} />);
  await act(async () => model.start?.());
  const user = userEvent.setup();
  const inCart = () => within(view.getByRole('complementary', { name: 'Your booking' }));
  return { host, model, view, user, inCart };
}

type Opened = Awaited<ReturnType<typeof openBooking>>;

/** Fills in the form as a customer would, all but the fields in `except`. */
export async function fillIn({ model }: Opened, except: readonly string[] = []) {
  await act(async () => {
    const { booking: form } = model;
    if (!except.includes('date')) await form.chooseDate('2026-11-27');
    if (!except.includes('time')) form.fill('time', '19:00');
    if (!except.includes('guests')) form.chooseGuests('4');
    if (!except.includes('occasion')) form.chooseOccasion('Birthday');
    form.fill('name', 'Ada Moss');
    form.fill('email', 'ada@example.test');
    form.fill('mobile', '07700900123');
    form.fill('postcode', 'e1 6an');
  });
}
