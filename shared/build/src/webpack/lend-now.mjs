import { lendRuntime } from './lend-runtime.mjs';

// This is a separate module, because imports run before the code of the module that contains them.
lendRuntime();
