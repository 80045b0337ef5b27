import type { DevServer } from './dev-server';

interface ShowTypesDeps {
  readonly server: Pick<DevServer, 'send'>;
  print(line: string): void;
}

/**
 * Shows type errors in the terminal and over the page; the page itself does not wait for them. Says too when the last of them is gone.
 */
export function showTypes({ server, print }: ShowTypesDeps): (errors: readonly string[]) => void {
  let wrong = false;
  return (errors) => {
    for (const error of errors) print(error);
    if (wrong && errors.length === 0) print('The types are right again.');
    wrong = errors.length > 0;
    server.send({ kind: 'types', errors });
  };
}
