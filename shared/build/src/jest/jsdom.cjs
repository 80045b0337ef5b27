const { TestEnvironment } = require('jest-environment-jsdom');
const { leavingNothingOpen } = require('./leaving-nothing-open.cjs');

module.exports = leavingNothingOpen(TestEnvironment);
