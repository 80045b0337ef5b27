export { contrast } from './colour';
export { nightToken, nightTokens } from './night-tokens';
export { defaultTokens, tokenFaults, tokenKinds, tokenNames, tokenPatterns, tokenProperty } from './tokens';
export type { TokenName, Tokens } from './tokens';
export { tokensToCss } from './tokens-css';
