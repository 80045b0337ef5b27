/** A piece of an information page. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] };
