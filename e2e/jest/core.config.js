const { charts, node } = require('./shared');

module.exports = {
  ...node,
  displayName: 'core',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  moduleNameMapper: {
    ...node.moduleNameMapper,
    ...charts,
    '^fast-check$': '<rootDir>/e2e/jest/fastCheck.js',
  },
  setupFilesAfterEnv: ['<rootDir>/e2e/jest/texts.js'],
};
