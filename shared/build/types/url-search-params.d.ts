/** The one class beside the language's own that pure code may use: browsers and Node have the same. */
declare class URLSearchParams {
  constructor(init?: Readonly<Record<string, string>> | readonly (readonly [string, string])[] | string);
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}
