export {
  type RegistryClient,
  injectTransport,
  networkTransport,
  registryClient,
} from './door/registry-client';
export { signPreview } from './registry/preview-token';
export type { GuardSettings } from './rollout-guard/settings';
export { parseNumberQueries } from './rollout-guard/number-queries';
export type { NumberQueries } from './rollout-guard/number-queries';
export { operatorToken } from './door/operator-token';
export { type AskBusinesses, askApiAt, askBusinessesAt } from './edge/pages/ask-api-at';
export type { AskApi } from './edge/pages/first-data';
export { type Platform, createPlatform } from './platform';
export { parseIsolatesFolder } from './isolates/container/isolates-folder';
export { ReleaseHost } from './isolates/release-host';
export { registryMigrations } from './registry/database';
export { databaseLogins } from './registry/database-logins';
export { databaseRegistry } from './registry/database-registry';
export type { LoginSettings } from './login/login-provider';
export { copyBuild, localVersion, releasedVersion } from './releases/copy-build';
export type { ReleaseFiles } from './releases/release-files';
export { CachedReleaseFiles } from './releases/cached-release-files';
export {
  type ReleaseStorePlace,
  openReleaseStore,
  parseReleaseStore,
} from './releases/release-store-setting';
