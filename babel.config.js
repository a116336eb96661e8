// Expo's preset with one change: in a browser a worklet is a normal function and needs no second
// copy of itself as text. That saves a tenth of all script.
const presetOfExpo = require.resolve('babel-preset-expo', {
  paths: [require.resolve('expo/package.json')],
});

module.exports = api => {
  const isWeb = api.caller(caller => caller?.platform === 'web');
  // Jest cannot load a part of the app later.
  const forJest = api.env('test') ? ['@babel/plugin-transform-dynamic-import'] : [];
  return {
    presets: [[presetOfExpo, { worklets: false, reanimated: false }]],
    plugins: [...forJest, ['react-native-worklets/plugin', { omitNativeOnlyData: isWeb }]],
  };
};
