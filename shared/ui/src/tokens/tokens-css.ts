import { nightTokens, nightValues } from './night-tokens';
import { defaultTokens, tokenNames, tokenProperty } from './tokens';
import type { TokenName, Tokens } from './tokens';

/** The order of the cascade layers, repeated in base.css and inlined in the page before the first style sheet. */
export const layerOrder = '@layer reset, tokens, base, components, shell, remote;';

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');

const toProperties = (tokens: Readonly<Partial<Record<TokenName, string>>>) =>
  Object.fromEntries(
    tokenNames.flatMap((name) => (tokens[name] === undefined ? [] : [[tokenProperty(name), tokens[name]]])),
  );

/**
 * The layer order, and the `:root` rules with a brand's tokens and the defaults of the rest, by day and for visitors whose system is
 * dark. The rules are outside every layer, so they win over base.css wherever they are placed. Expects tokens without `tokenFaults`.
 */
export function tokensToCss(tokens: Partial<Tokens>): string {
  const all = { ...defaultTokens, ...tokens };
  const night = { ...toProperties(nightTokens(all)), ...nightValues(all) };
  return `${layerOrder}:root{color-scheme:light dark;${declarations(toProperties(all))}}@media (prefers-color-scheme:dark){:root{${declarations(night)}}}`;
}
