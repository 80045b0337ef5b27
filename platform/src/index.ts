export { createPlatform, type Platform } from './platform';
