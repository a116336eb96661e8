const { charts, modulePathIgnorePatterns, node } = require('./shared');

module.exports = {
  ...node,
  displayName: 'core',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  moduleNameMapper: { ...node.moduleNameMapper, ...charts },
  modulePathIgnorePatterns,
  setupFilesAfterEnv: ['<rootDir>/e2e/jest/texts.js'],
};
