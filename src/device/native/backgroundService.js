// The service of react-native-background-actions keeps the connections to the other phones open
// during a match. Android starts it only with a type, and the type only with these permissions.
const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins');

const { ensureToolsAvailable, getMainApplicationOrThrow } = AndroidConfig.Manifest;

const SERVICE = 'com.asterinet.react.bgactions.RNBackgroundActionsTask';
const PERMISSIONS = [
  'FOREGROUND_SERVICE',
  'FOREGROUND_SERVICE_CONNECTED_DEVICE',
  'CHANGE_NETWORK_STATE', // Android 14 asks for one of several for this type: the phones on the Wi-Fi are the connected devices
].map(name => `android.permission.${name}`);

// The package declares the same service without a type; Android merges both declarations.
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
