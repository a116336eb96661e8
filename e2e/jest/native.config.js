const { node } = require('./shared');

module.exports = {
  ...node,
  displayName: 'native',
  testMatch: ['<rootDir>/e2e/native/**/*.test.ts'],
  transformIgnorePatterns: ['/node_modules/(?!(@noble|expo-sqlite)/)'],
};
