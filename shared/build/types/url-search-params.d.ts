/** The only class outside the language that pure code may use: it is the same in browsers and Node. */
declare class URLSearchParams {
  constructor(init?: Readonly<Record<string, string>> | readonly (readonly [string, string])[] | string);
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}
