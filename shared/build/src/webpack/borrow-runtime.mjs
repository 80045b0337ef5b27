// Replaces @module-federation/webpack-bundler-runtime in a remote by the same functions, lent by the shell. Their only state is attached
// to the webpack runtime that calls them.
const { core, bundler } = globalThis.storefrontFederation;

const init = ({ webpackRequire }) => {
  const { initOptions } = webpackRequire.federation;
  const instances = core.CurrentGlobal.__FEDERATION__.__INSTANCES__;
  const known = instances.find(({ options }) => options.name === initOptions.name);
  if (known !== undefined) {
    known.initOptions(initOptions);
    return known;
  }
  const made = new core.ModuleFederation({ ...initOptions, id: initOptions.name });
  instances.push(made);
  return made;
};

export default {
  runtime: core,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundler.bundlerRuntime, init, S: {} },
  attachShareScopeMap: bundler.attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
