export { browserLoader } from './browser-loader';
export { type FailureReport, RemoteFailed } from './failure';
export type { LoadedModule, Loader } from './loader';
export type { Preload } from './prefetch';
