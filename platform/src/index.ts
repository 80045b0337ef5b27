export { createPlatform, type Platform, type PlatformParts } from './platform';
export type { Promotion, Published, PublishRequest } from './releases/publish-release';
export type { AskApi } from './edge/first-data';
export type { Clock } from './clock';
