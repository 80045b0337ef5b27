export { browserLoader } from './browser-loader';
export type { Loader } from './loader';
export type { Preload } from './prefetch';
