import { onReactionError } from 'mobx';
import type { ThrownError } from './thrown-errors';

/** Hears what handlers, timers, promises and MobX reactions throw where nothing catches it. MobX itself only prints it. */
export function whenThrown(
  window: Pick<Window, 'addEventListener'>,
  run: (thrown: ThrownError) => void,
): void {
  window.addEventListener('error', (event) => {
    const { error, filename, lineno, colno } = event;
    run({ error: error as unknown, during: 'callback', place: `${filename}:${lineno}:${colno}` });
  });
  window.addEventListener('unhandledrejection', (event) =>
    run({ error: event.reason as unknown, during: 'promise' }),
  );
  onReactionError((error) => run({ error, during: 'reaction' }));
}
