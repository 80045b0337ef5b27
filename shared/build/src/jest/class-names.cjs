// A CSS module in tests: every class keeps its own name, so that a test can read it.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
