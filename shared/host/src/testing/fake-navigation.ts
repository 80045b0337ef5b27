import type { Navigation } from '../host';

/** Records where the page wanted to go, one line for each move: `go /checkout`, `reload`, `notFound`. */
export class FakeNavigation implements Navigation {
  readonly moves: string[] = [];

  go(path: string) {
    this.moves.push(`go ${path}`);
  }

  replace(path: string) {
    this.moves.push(`replace ${path}`);
  }

  leave(url: string) {
    const { protocol } = new URL(url, 'https://page.test');
    if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`Not an address to leave for: ${url}`);
    this.moves.push(`leave ${url}`);
  }

  reload() {
    this.moves.push('reload');
  }

  notFound() {
    this.moves.push('notFound');
  }
}
