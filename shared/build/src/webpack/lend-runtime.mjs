import * as core from '@module-federation/runtime-tools/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

const bundler = {
  attachShareScopeMap,
  bundlerRuntime: { consumes, I: initializeSharing, initContainerEntry, installInitialConsumes },
};

/**
 * Runtime plugin of the shell: lends the federation runtime to every remote (see borrow-runtime.mjs). The package's own
 * plugin for this is CommonJS, would bring a second copy of the whole runtime, and lends only half of it.
 */
export default () => ({
  name: 'lend-runtime',
  beforeInit(args) {
    globalThis.storefrontFederation = { core, bundler };
    return args;
  },
});
