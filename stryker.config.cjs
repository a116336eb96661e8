const { rootDir: _, ...core } = require('./e2e/jest/core.config.js');

// Runs only the tests of single rules: tests that read the sources would detect a mutant without
// running it, and tests that play whole matches take minutes for what the tables find at once.
const testMatch = ['<rootDir>/src/{kit,games/*/rules}/!(selfplay|golden|wire|expeditions).test.ts'];

/** Breaks the rules in many ways and counts how many of these mutants the tests find. */
module.exports = {
  testRunner: 'jest',
  // The runner supports one project only; the empty list replaces Jest's own projects.
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
  ignorePatterns: ['.*', 'app', 'assets', 'dist*', 'e2e/*', '!e2e/jest', 'ios', 'android'],
  // Shows progress as one rewritten line, or in a log as a line every ten seconds.
  reporters: ['clear-text', 'html', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  thresholds: { high: 95, low: 90, break: 85 },
  tempDirName: '.stryker-tmp',
};
