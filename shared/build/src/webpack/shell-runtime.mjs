// Stands in the shell for @module-federation/webpack-bundler-runtime: what the shell lends to remotes is all that it takes itself.
import './lend-now.mjs';

export { default } from './borrow-runtime.mjs';
