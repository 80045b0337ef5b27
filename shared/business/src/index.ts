export * from './availability';
export type { CommonBusiness, ModeOffer, Modes, OrderTerms, ShownBusiness } from './business';
export * from './business-tab';
export { closedNotice } from './copy';
export { parseCommonBusiness, parseOrderTerms, parseShownBusiness } from './wire/parse-business';
