const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { countingModules, notingPackages } = require('./src/device/web/bundled');
const { LEFT_OUT } = require('./src/device/web/leftOut');
const { listingParts } = require('./src/device/web/parts');

const config = getDefaultConfig(__dirname);

// Metro does not know the types of the music (FLAC), the web app's fonts, and the pack.
config.resolver.assetExts.push('flac', 'pack', 'woff2');

/** Modules that replace larger ones of packages. */
const INSTEAD = [
  // We explain faulty messages in our own words and do not need zod's fifty languages.
  { of: '/zod/', name: /(^|\/)locales\/index\.js$/, instead: '/zod/v4/locales/en.js' },
  // Gesture support for browsers before 2020.
  { of: '/react-native-gesture-handler/', name: /^@egjs\/hammerjs$/ },
  // The parser gets whole packets and does not need a stream to buffer them.
  { of: '/mqtt-packet/', name: /^bl$/, instead: '/bl/BufferList.js' },
  // These packages need very little of Node's modules.
  ...['crypto', 'stream', 'util'].map(of => ({
    of: '/websocket-driver/',
    name: new RegExp(`^${of}$`),
    instead: `/../src/station/shims/${of}.ts`,
  })),
];
const INSTEAD_ON_WEB = [
  // The router only asks whether there is a tab bar.
  {
    of: '/expo-router/',
    name: /^@react-navigation\/bottom-tabs$/,
    instead: '/@react-navigation/bottom-tabs/lib/module/utils/BottomTabBarHeightContext.js',
  },
];

const file = instead =>
  instead
    ? { type: 'sourceFile', filePath: path.join(__dirname, 'node_modules', instead) }
    : { type: 'empty' };

const resolve = (context, name, platform) => {
  // Development builds keep the original modules.
  const isLean = platform === 'web' && !context.dev;
  const found = [...INSTEAD, ...(isLean ? INSTEAD_ON_WEB : [])].find(
    it => context.originModulePath.includes(it.of) && it.name.test(name),
  );
  if (found) return file(found.instead);
  const resolved = context.resolveRequest(context, name, platform);
  const resolvedTo = (resolved.filePath ?? '').replaceAll('\\', '/');
  const leftOut = isLean && LEFT_OUT.find(it => it.files.some(part => part.test(resolvedTo)));
  return leftOut ? file(leftOut.instead) : resolved;
};

// A part of the app may lie in several files, which are fetched together.
config.transformer.asyncRequireModulePath = './src/device/web/fetchPart.js';
config.resolver.resolveRequest = countingModules(resolve);
const serialize = listingParts(config.serializer.customSerializer);
config.serializer.customSerializer = notingPackages(serialize, __dirname);

module.exports = config;
