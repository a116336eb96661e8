// The table server of one's own living room speaks plain http: Android forbids that unless told so.
const { withAndroidManifest, withEntitlementsPlist } = require('expo/config-plugins');
const withBackgroundService = require('./backgroundService');

const withPlainHttp = config =>
  withAndroidManifest(config, it => {
    for (const { $ } of it.modResults.manifest.application ?? [])
      $['android:usesCleartextTraffic'] = 'true';
    return it;
  });

// Notices come from the phone itself. The plugin of expo-notifications wants Apple's push all the same.
const withoutPush = config =>
  withEntitlementsPlist(config, it => {
    delete it.modResults['aps-environment'];
    return it;
  });

module.exports = config => withBackgroundService(withoutPush(withPlainHttp(config)));
