const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// Metro does not know FLAC, in which the music is.
config.resolver.assetExts.push('flac');

/** What a package brings along and nobody here asks for: Metro leaves nothing out by itself. */
const NEVER_ASKED_FOR = [
  // What is wrong with a message is told by our own words, not in fifty languages.
  { of: '/zod/', name: /(^|\/)locales\/index\.js$/, instead: 'zod/v4/locales/en.js' },
  // The gestures of browsers before 2020.
  { of: '/react-native-gesture-handler/', name: /^@egjs\/hammerjs$/, instead: null },
];

config.resolver.resolveRequest = (context, name, platform) => {
  const found = NEVER_ASKED_FOR.find(
    it => context.originModulePath.includes(it.of) && it.name.test(name),
  );
  if (!found) return context.resolveRequest(context, name, platform);
  if (found.instead === null) return { type: 'empty' };
  return { type: 'sourceFile', filePath: require.resolve(found.instead) };
};

module.exports = config;
