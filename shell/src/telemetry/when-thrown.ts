import { onReactionError } from 'mobx';
import type { ThrownError } from './thrown-errors';

/** Runs `run` with each uncaught error of handlers, timers, promises and MobX reactions. MobX itself only prints its own. */
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
