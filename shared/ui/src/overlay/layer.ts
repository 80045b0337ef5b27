import { useEffect, useRef } from 'react';

const opened = 'storefront-layer-opened';

/** A box above the page, such as a dialog or a sheet. `ended` is aborted once it is closed. */
export interface Layer {
  readonly close: () => void;
  readonly ended: AbortSignal;
}

/**
 * Announces a box above the page while it is open, so that Back closes it (D113). The document carries the message, because each bundle has a
 * copy of this code; who owns the history listens with `whenLayerOpens`.
 */
export function useLayer(open: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const end = new AbortController();
    const detail: Layer = { close: () => latest.current(), ended: end.signal };
    document.dispatchEvent(new CustomEvent(opened, { detail }));
    return () => end.abort();
  }, [open]);
}

/** Runs each time a box opens above the page, until the returned function is called. */
export function whenLayerOpens(document: Document, run: (layer: Layer) => void): () => void {
  const hear = (event: Event) => run((event as CustomEvent<Layer>).detail);
  document.addEventListener(opened, hear);
  return () => document.removeEventListener(opened, hear);
}
