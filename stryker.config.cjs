const { rootDir: _, ...core } = require('./e2e/jest/core.config.js');

// Only the tests that say a rule: those that read the sources would find a fault without running
// it, and those that play whole matches take minutes to find what the tables find at once.
const testMatch = ['<rootDir>/src/{kit,games/*/rules}/!(selfplay|golden|wire).test.ts'];

/** Plants faults in the rules and counts how many the tests find. */
module.exports = {
  testRunner: 'jest',
  // The runner knows one project only; an empty list takes the place of those in package.json.
  jest: { projectType: 'custom', config: { ...core, testMatch, projects: [] } },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  mutate: [
    'src/kit/*.ts',
    'src/games/*/rules/**/*.ts',
    '!src/**/*.test.ts',
    '!src/games/*/rules/components.ts',
    '!src/games/*/rules/testing/**',
    '!src/games/*/rules/bot/**',
  ],
  ignorePatterns: ['.*', 'app', 'assets', 'dist*', 'e2e', 'ios', 'android'],
  // How far it is: a line that is written over, or in a log one every ten seconds.
  reporters: ['clear-text', 'html', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  thresholds: { high: 95, low: 90, break: 85 },
  tempDirName: '.stryker-tmp',
};
