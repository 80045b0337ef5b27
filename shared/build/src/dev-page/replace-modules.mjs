import { refresh } from './hook.mjs';

const valuesOf = (exports) =>
  exports !== null && typeof exports === 'object'
    ? Object.keys(exports).map((name) => [name, exports[name]])
    : [];

/** Whether a module exports components alone, so that nothing but React has to know that it was replaced. */
const hasOnlyComponents = (exports) => {
  const values = valuesOf(exports);
  return values.length > 0 && values.every(([, value]) => refresh.isLikelyComponentType(value));
};

/** Whether a module exposes a page or a widget: the shell keeps the object. */
const isExposed = ({ default: exposed } = {}) =>
  typeof exposed === 'object' && exposed !== null && typeof exposed.create === 'function';

const isClass = (value) => typeof value === 'function' && /^class\b/.test(String(value));
const isCode = (value) => typeof value === 'function' && !refresh.isLikelyComponentType(value);

/** Replaces the modules of the remotes of this page, while React keeps the state of its components (DEV-5). */
export class Replacements {
  #containers = [];
  #ending = Promise.resolve();
  #hot;
  #ready;

  /** `ready` is called when the first module of the remote has run. */
  constructor(ready) {
    this.#ready = ready;
  }

  join(container) {
    this.#containers.push(container);
  }

  get isReady() {
    return this.#hot !== undefined;
  }

  /** Called by each module when it starts. */
  registering(module) {
    return {
      register: (type, name) => refresh.register(type, `${module.id} ${name}`),
      sign: refresh.createSignatureFunctionForTransform,
    };
  }

  /** Called by each module when it has run. */
  loaded(module) {
    const { hot, exports } = module;
    if (!hot) return;
    if (this.#hot === undefined) {
      this.#hot = hot;
      // The chunk that brings it goes on running until then.
      setTimeout(this.#ready);
    }
    for (const [name, value] of valuesOf(exports))
      if (refresh.isLikelyComponentType(value)) refresh.register(value, `${module.id} %exports% ${name}`);
    if (isExposed(exports)) {
      const kept = hot.data?.kept ?? exports.default;
      if (kept !== exports.default) Object.assign(kept, exports.default);
      hot.dispose((data) => (data.kept = kept));
      hot.accept();
    } else if (hasOnlyComponents(exports)) hot.accept();
  }

  /**
   * Comes to the build with this hash. Resolves to false when the page must be reloaded for it: what changed holds state or is used by what
   * does, or nothing takes the change.
   */
  update(hash) {
    this.#ending = this.#ending.then(() => this.#updateTo(hash));
    return this.#ending;
  }

  async #updateTo(hash) {
    const [container] = this.#containers;
    if (container === undefined || this.#hot === undefined) return false;
    container.useNewest();
    try {
      while (container.hash() !== hash) {
        const before = container.hash();
        const changed = await this.#hot.check(false);
        if (!changed || changed.some((id) => !this.#canReplace(container.modules, id))) return false;
        await this.#hot.apply();
        refresh.performReactRefresh();
        if (container.hash() === before) return false;
      }
      return true;
    } catch {
      return false;
    }
  }

  #canReplace(modules, id) {
    const module = modules[id];
    // It has not run yet.
    if (module === undefined) return true;
    if (isExposed(module.exports)) return false;
    if (hasOnlyComponents(module.exports)) return true;
    const values = valuesOf(module.exports).map(([, value]) => value);
    return !values.some(isCode) || !this.#isUsedByClass(modules, id, new Set());
  }

  /** Whether an instance of a class may go on with the code of before. */
  #isUsedByClass(modules, id, seen) {
    const module = modules[id];
    if (module === undefined || seen.has(id)) return false;
    seen.add(id);
    const values = valuesOf(module.exports).map(([, value]) => value);
    if (values.some(isClass)) return true;
    if (hasOnlyComponents(module.exports) || isExposed(module.exports)) return false;
    return module.parents.some((parent) => this.#isUsedByClass(modules, parent, seen));
  }
}
