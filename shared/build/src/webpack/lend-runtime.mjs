import { CurrentGlobal, ModuleFederation } from '@module-federation/runtime-tools/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/**
 * Lends the federation runtime of the shell to every remote (see borrow-runtime.mjs). The package's own plugin for this is CommonJS,
 * would add a second copy of the whole runtime, and lends only half of it. Only what a remote uses is listed, so the rest is not bundled.
 */
export function lendRuntime() {
  globalThis.storefrontFederation = {
    core: { CurrentGlobal, ModuleFederation },
    bundler: {
      attachShareScopeMap,
      bundlerRuntime: { consumes, I: initializeSharing, initContainerEntry, installInitialConsumes },
    },
  };
}
