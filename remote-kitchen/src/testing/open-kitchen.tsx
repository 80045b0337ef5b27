import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { PageModel } from '@storefront/host';
import { FakeStorage, fakeHost } from '@storefront/host/testing';
import type { FakeApi } from '@storefront/host/testing';
import type { EventHandlers, KitchenEvents } from '../gateway/kitchen-events';
import { KitchenFrame } from '../stores/kitchen-frame';
import { KitchenPageModel } from '../stores/kitchen-page-model';
import { KitchenPage } from '../ui/kitchen-page';

/** The server's events, which a test sends. */
class FakeEvents implements KitchenEvents {
  readonly addresses: string[] = [];
  handlers: EventHandlers | undefined;

  open(address: string, handlers: EventHandlers) {
    this.addresses.push(address);
    this.handlers = handlers;
    return () => void (this.handlers = undefined);
  }

  send(event: 'change' | 'beat' | 'lost') {
    return act(async () => this.handlers?.[event]());
  }
}

interface Options {
  readonly api: FakeApi;
  /** Whether the device has logged in before. */
  readonly isLoggedIn?: boolean;
  readonly storage?: FakeStorage;
}

/** The page of the orders on the screen. */
export async function openKitchen(options: Options) {
  return openPage((frame) => new KitchenPageModel(frame), KitchenPage, options);
}

/** A page of the kitchen on the screen, with a chime that counts. */
export async function openPage<Model extends PageModel>(
  create: (frame: KitchenFrame) => Model,
  Page: ComponentType<{ readonly model: Model }>,
  { api, isLoggedIn = true, storage = new FakeStorage() }: Options,
) {
  if (isLoggedIn)
    storage.write('kitchen', { kitchen_token: 'session-1', business_name: 'Saffron Yard', is_silent: false });
  const host = fakeHost({ api, storage });
  const rings: number[] = [];
  const events = new FakeEvents();
  const frame = new KitchenFrame(host, { ring: () => void rings.push(host.clock.now()) }, events);
  const model = create(frame);
  const user = userEvent.setup();
  const { unmount } = render(<Page model={model} />);
  await act(async () => model.start?.());
  return {
    host,
    model,
    rings,
    events,
    unmount,
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    type: (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text),
    /** Lets seconds pass. */
    pass: (seconds: number) => act(async () => host.clock.advance(seconds * 1_000)),
  };
}
