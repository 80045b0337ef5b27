import { nightTokens, nightValues } from './night-tokens';
import { defaultTokens, tokenNames, tokenProperty } from './tokens';
import type { TokenName, Tokens } from './tokens';

/** The order of the cascade layers, repeated in base.css and inlined in the page before the first style sheet. */
export const layerOrder = '@layer reset, tokens, base, components, shell, remote;';

const declarations = (tokens: Readonly<Partial<Record<TokenName, string>>>): string[] =>
  tokenNames
    .filter((name) => tokens[name] !== undefined)
    .map((name) => `${tokenProperty(name)}:${tokens[name]}`);

/**
 * The layer order, and the `:root` rules with a brand's tokens and the defaults of the rest, by day and for visitors whose system is
 * dark. The rules are outside every layer, so they win over base.css wherever they are placed. Expects tokens without `tokenFaults`.
 */
export function tokensToCss(tokens: Partial<Tokens>): string {
  const all = { ...defaultTokens, ...tokens };
  const colours = nightTokens(all);
  const values = Object.entries(nightValues(colours)).map(([property, value]) => `${property}:${value}`);
  const night = [...declarations(colours), ...values];
  return `${layerOrder}:root{color-scheme:light dark;${declarations(all).join(';')}}@media (prefers-color-scheme:dark){:root{${night.join(';')}}}`;
}
