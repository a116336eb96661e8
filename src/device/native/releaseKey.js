// Expo's template signs a release with the debug key, which everybody has. Ours asks for a key of one's own.
const { withAppBuildGradle } = require('expo/config-plugins');

const RULES = 'apply from: "$rootDir/../src/device/native/releaseKey.gradle"';
const DEBUG_KEY = 'signingConfig signingConfigs.debug';

module.exports = config =>
  withAppBuildGradle(config, it => {
    const { contents } = it.modResults;
    if (contents.includes(RULES)) return it;
    const release = contents.lastIndexOf(DEBUG_KEY);
    if (release <= contents.indexOf('buildTypes {'))
      throw new Error('releaseKey.js: the template signs a release in a way unknown here.');
    const [before, after] = [contents.slice(0, release), contents.slice(release)];
    it.modResults.contents = `${before}${after.replace(DEBUG_KEY, '// signed as releaseKey.gradle says')}\n${RULES}\n`;
    return it;
  });
