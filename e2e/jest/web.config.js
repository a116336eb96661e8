const { node } = require('./shared');

module.exports = {
  ...node,
  displayName: 'web',
  testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/native/'],
};
