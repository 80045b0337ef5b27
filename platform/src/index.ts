export { createPlatform, type Platform } from './platform';
export { DamagedRelease } from './releases/release-store';
