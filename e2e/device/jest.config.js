/** Apart from all other tests: these need a device. */
const { projects } = require('../../package.json').jest;
const { moduleNameMapper, transform, transformIgnorePatterns } = projects.find(
  ({ displayName }) => displayName === 'web',
);

module.exports = {
  rootDir: '../..',
  moduleNameMapper,
  transform,
  transformIgnorePatterns,
  testMatch: ['<rootDir>/e2e/device/**/*.story.ts'],
  testTimeout: 240_000,
  maxWorkers: 1,
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: 'detox/runners/jest/testEnvironment',
};
