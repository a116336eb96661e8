// Metro does not know FLAC, in which the music is.
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
config.resolver.assetExts.push('flac');

module.exports = config;
