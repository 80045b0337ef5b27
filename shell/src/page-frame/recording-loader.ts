import type { ModuleLoader } from './module-loader';

/** A module loader that records the features from which something was loaded. */
export function recordingLoader(features: Set<string>, loader: ModuleLoader): ModuleLoader {
  return {
    ...loader,
    load: (feature, expose) => {
      features.add(feature);
      return loader.load(feature, expose);
    },
  };
}
