// Expo's template signs a release with the public debug key. This asks for a key of your own
// instead.
const { withAppBuildGradle } = require('expo/config-plugins');

const RULES = 'apply from: "$rootDir/../src/device/native/releaseKey.gradle"';
const BY_DEBUG_KEY =
  /(buildTypes \{[^]*?\n\s+release \{[^}]*?\n)\s+signingConfig signingConfigs\.debug\n/;

module.exports = config =>
  withAppBuildGradle(config, it => {
    const { contents } = it.modResults;
    if (contents.includes(RULES)) return it;
    if (!BY_DEBUG_KEY.test(contents))
      throw new Error('releaseKey.js: the template signs a release in a way unknown here.');
    it.modResults.contents = `${contents.replace(BY_DEBUG_KEY, '$1')}\n${RULES}\n`;
    return it;
  });
