import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';

/**
 * Runtime plugin of the shell: remotes built with `externalRuntime` find the federation runtime here. The package's own
 * plugin for this is CommonJS and would bring a second copy of the whole runtime into the shell.
 */
export default () => ({
  name: 'lend-runtime',
  beforeInit(args) {
    globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
    return args;
  },
});
