/** A separate configuration, because these tests need a device. */
const { node } = require('../jest/shared');

module.exports = {
  rootDir: node.rootDir,
  moduleNameMapper: node.moduleNameMapper,
  transform: node.transform,
  transformIgnorePatterns: node.transformIgnorePatterns,
  testMatch: ['<rootDir>/e2e/device/**/*.story.ts'],
  testTimeout: 240_000,
  maxWorkers: 1,
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: 'detox/runners/jest/testEnvironment',
};
