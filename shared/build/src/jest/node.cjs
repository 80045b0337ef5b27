const { TestEnvironment } = require('jest-environment-node');
const { leavingNothingOpen } = require('./leaving-nothing-open.cjs');

module.exports = leavingNothingOpen(TestEnvironment);
