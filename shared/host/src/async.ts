/** Something asynchronous as one value; `failed` carries the sentence to show. */
export type Async<Value> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly sentence: string };

/** The value of something asynchronous, or undefined unless it is done. */
export function valueOf<Value>(async: Async<Value>): Value | undefined {
  return async.kind === 'done' ? async.value : undefined;
}

/**
 * Latest wins: `begin` aborts what was begun before and gives the new signal; `end` aborts without a successor.
 * A run whose signal is aborted must not write its result.
 */
export class Latest {
  private controller: AbortController | undefined;

  begin(): AbortSignal {
    this.controller?.abort();
    this.controller = new AbortController();
    return this.controller.signal;
  }

  end(): void {
    this.controller?.abort();
    this.controller = undefined;
  }
}
