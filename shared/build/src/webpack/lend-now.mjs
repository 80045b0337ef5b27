import { lendRuntime } from './lend-runtime.mjs';

// A module of its own, because imports run before the code of the module that names them.
lendRuntime();
