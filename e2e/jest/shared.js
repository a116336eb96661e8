/** Settings that several projects share. Paths start at the root of the checkout. */
const rootDir = '../..';

const alias = { '^@/(.*)$': '<rootDir>/src/$1' };
// d3 ships ES modules only; each package also has one file that Node can require.
const charts = { '^(d3-[a-z-]+|internmap)$': '<rootDir>/node_modules/$1/dist/$1.min.js' };

// The bench and what is packed are packages too, and Stryker copies the whole checkout.
const modulePathIgnorePatterns = ['src/cli/bench/', '.stryker-tmp', 'dist-server/'].map(
  folder => `<rootDir>/${folder}`,
);

const typescript = {
  babelrc: false,
  configFile: false,
  presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]],
  plugins: ['@babel/plugin-transform-modules-commonjs', '@babel/plugin-transform-dynamic-import'],
};

/** Plain TypeScript in Node, without React Native. */
const node = {
  rootDir,
  testEnvironment: 'node',
  moduleNameMapper: alias,
  transform: { '\\.[jt]s$': ['babel-jest', typescript] },
  transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
  modulePathIgnorePatterns,
};

/** Components as one of the platforms renders them. */
const components = system => ({
  rootDir,
  preset: `jest-expo/${system}`,
  testMatch: ['<rootDir>/src/**/*.test.tsx'],
  moduleNameMapper: { ...alias, ...charts },
  modulePathIgnorePatterns,
  setupFiles: [
    '<rootDir>/node_modules/react-native-gesture-handler/jestSetup.js',
    '<rootDir>/e2e/jest/prefetching.js',
  ],
  setupFilesAfterEnv: ['<rootDir>/e2e/jest/texts.js', '<rootDir>/e2e/jest/patience.js'],
  transformIgnorePatterns: [
    '/node_modules/(?!(react-native|@react-native|expo|@expo|@expo-google-fonts|@react-navigation|@noble))',
    '/node_modules/react-native-reanimated/plugin/',
  ],
});

module.exports = { charts, components, node };
