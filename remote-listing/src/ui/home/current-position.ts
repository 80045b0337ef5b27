import type { Position } from '../../domain/nearest-district';

const maxWait = 10_000;
const maxAge = 600_000;

/** Where the device is; undefined when it does not say, or the customer does not want it to. */
export function currentPosition(): Promise<Position | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: maxWait, maximumAge: maxAge },
    );
  });
}
