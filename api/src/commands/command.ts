/** A command about the catalogue; `file` is an absolute path. */
export type CatalogueCommand =
  | { readonly verb: 'check' | 'export'; readonly file: string }
  | { readonly verb: 'import'; readonly file: string; readonly replace: boolean };

/** What the command prints, and its exit code: 0 done, 1 refused, 2 wrong use. */
export interface CommandResult {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

export const usage = [
  'Usage: npm run catalogue -- import FILE [--replace]   adds or updates by business_id; --replace retires all others',
  '       npm run catalogue -- export FILE               writes the same format back, pictures beside it',
  '       npm run catalogue -- check FILE                validates only',
];
