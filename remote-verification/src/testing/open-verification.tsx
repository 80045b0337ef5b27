import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import verification from '../pages/verification';
import { orderLocation, verificationHost } from './verification-host';

type Options = Parameters<typeof verificationHost>[0];

/** The verification page of an order that waits for its code, loaded and on the screen. */
export async function openVerification(options: Options = {}) {
  const user = userEvent.setup();
  const host = verificationHost(options);
  const model = verification.create(host, orderLocation());
  await model.load?.();
  const { unmount } = render(<verification.Component model={model} />);
  act(() => model.start?.());
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const pass = (seconds: number) => act(async () => host.clock.advance(seconds * 1000));
  return { user, host, model, press, pass, unmount };
}

/** The field of the telephone number. */
export function number() {
  return screen.getByLabelText(/^Mobile Number/, { selector: 'input' });
}

/** The field of the code. */
export function code() {
  return screen.getByLabelText(/^Verification code/, { selector: 'input' });
}

/** Whether there is a button of this name. */
export function has(name: string) {
  return screen.queryByRole('button', { name }) !== null;
}

/** Shown when a code was sent. */
export const sentence = 'We have sent the code to your number, please verify.';
/** Shown when the new number is the present one. */
export const same = 'New mobile number is same with old mobile number';
