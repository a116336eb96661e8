const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

/** It has no packages of its own: those of this checkout are measured. */
const packages = path.join(__dirname, '..', '..', '..', '..', 'node_modules');
const config = getDefaultConfig(__dirname);
config.watchFolders = [packages];
config.resolver.nodeModulesPaths = [packages];

module.exports = config;
