// The service of react-native-background-actions keeps the lines to the other phones open while a match
// runs. Android starts it only with a type, and that type only with these permissions.
const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins');

const { ensureToolsAvailable, getMainApplicationOrThrow } = AndroidConfig.Manifest;

const SERVICE = 'com.asterinet.react.bgactions.RNBackgroundActionsTask';
const PERMISSIONS = [
  'FOREGROUND_SERVICE',
  'FOREGROUND_SERVICE_CONNECTED_DEVICE',
  'CHANGE_NETWORK_STATE', // one that Android 14 asks of this type: a table over the Wi-Fi is connected devices
].map(name => `android.permission.${name}`);

// The package declares the same service, without a type: both become one.
const service = {
  $: {
    'android:name': SERVICE,
    'android:exported': 'false',
    'android:foregroundServiceType': 'connectedDevice',
    'tools:node': 'merge',
  },
};

const withService = config =>
  withAndroidManifest(config, it => {
    it.modResults = ensureToolsAvailable(it.modResults);
    const application = getMainApplicationOrThrow(it.modResults);
    const others = (application.service ?? []).filter(({ $ }) => $['android:name'] !== SERVICE);
    application.service = [...others, service];
    return it;
  });

module.exports = config =>
  AndroidConfig.Permissions.withPermissions(withService(config), PERMISSIONS);
