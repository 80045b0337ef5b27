export {
  type RegistryClient,
  injectTransport,
  networkTransport,
  registryClient,
} from './command-line/registry-client';
export { signPreview } from './decisions/preview-token';
export type { GuardSettings } from './rollout-guard/settings';
export { operatorToken } from './door/operator-token';
export { type AskBusinesses, askApiAt, askBusinessesAt } from './edge/ask-api-at';
export type { AskApi } from './edge/first-data';
export { type Platform, createPlatform } from './platform';
export { registryMigrations } from './registry/database';
export { databaseRegistry } from './registry/database-registry';
export { copyBuild, localVersion, releasedVersion } from './releases/copy-build';
export type { ReleaseFiles } from './releases/release-files';
export { CachedReleaseFiles } from './releases/cached-release-files';
export {
  type ReleaseStorePlace,
  openReleaseStore,
  parseReleaseStore,
} from './releases/release-store-setting';
