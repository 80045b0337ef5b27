import type { Storage } from '@storefront/host';

const maxKept = 20;

/** The key with which a booking can be changed from this browser; undefined when it has none (D124). */
export function readChangeKey(storage: Storage, id: string): string | undefined {
  return storage.read('booking_keys')?.find((kept) => kept.id === id)?.key;
}

/** Keeps the key of a booking, from the answer that booked it or from the link in its mail. */
export function keepChangeKey(storage: Storage, id: string, key: string | undefined): void {
  if (key === undefined) return;
  const others = (storage.read('booking_keys') ?? []).filter((kept) => kept.id !== id);
  storage.write('booking_keys', [{ id, key }, ...others].slice(0, maxKept));
}
