const presetOfExpo = require.resolve('babel-preset-expo', {
  paths: [require.resolve('expo/package.json')],
});

module.exports = api => {
  api.cache.forever();
  return { presets: [presetOfExpo] };
};
