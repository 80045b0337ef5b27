import * as lentMobx from './lent-mobx.mjs';

const name = 'LentNamesPlugin';

/** The names that the shell lends of MobX. */
const lentOfMobx = new Set(Object.keys(lentMobx));

const refusal = (exported) =>
  `The shell does not lend '${exported}' of mobx. It lends: ${[...lentOfMobx].filter((one) => !one.startsWith('_')).join(', ')}`;

/**
 * Refuses a build that imports a name from MobX that the shell does not lend: the shell's copy has only what its list names (lent-mobx.mjs).
 */
export class LentNamesPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      for (const kind of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(kind).tap(name, (parser) => {
          const check = (source, exported) => {
            if (source !== 'mobx' || lentOfMobx.has(exported)) return;
            const error = new WebpackError(refusal(exported ?? '*'));
            error.module = parser.state.module;
            parser.state.module.addError(error);
          };
          parser.hooks.importSpecifier.tap(name, (_statement, source, exported) => check(source, exported));
          parser.hooks.exportImportSpecifier.tap(name, (_statement, source, exported) =>
            check(source, exported),
          );
        });
    });
  }
}
