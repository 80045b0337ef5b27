/**
 * Tells the script of the page (dev-page/) which components a module has, and lets it replace the module. In the first line, so that all
 * others keep their numbers.
 */
module.exports = function refresh(source, map) {
  const before =
    'var $refresh = globalThis.storefrontDev ? globalThis.storefrontDev.registering(__webpack_module__) : { register() {}, sign() { return (type) => type; } }; var $RefreshReg$ = $refresh.register; var $RefreshSig$ = $refresh.sign; ';
  const after = '\nif (globalThis.storefrontDev) globalThis.storefrontDev.loaded(__webpack_module__);\n';
  this.callback(null, before + source + after, map);
};
