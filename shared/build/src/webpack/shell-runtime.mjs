// Replaces @module-federation/webpack-bundler-runtime in the shell: the shell uses only the functions that it lends to remotes.
import './lend-now.mjs';

export { default } from './borrow-runtime.mjs';
