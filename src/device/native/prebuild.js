// A table server at home speaks plain http, which Android forbids unless the manifest allows it.
const { withAndroidManifest, withEntitlementsPlist } = require('expo/config-plugins');
const withBackgroundService = require('./backgroundService');
const withDetox = require('./detox');
const withReleaseKey = require('./releaseKey');

const withPlainHttp = config =>
  withAndroidManifest(config, it => {
    for (const { $ } of it.modResults.manifest.application ?? [])
      $['android:usesCleartextTraffic'] = 'true';
    return it;
  });

// Notices are local, but the plugin of expo-notifications adds Apple's push entitlement, which is
// removed here. Time-sensitive notices let a glass break through a focus mode.
const withOwnNotices = config =>
  withEntitlementsPlist(config, it => {
    delete it.modResults['aps-environment'];
    it.modResults['com.apple.developer.usernotifications.time-sensitive'] = true;
    return it;
  });

module.exports = config =>
  withDetox(withReleaseKey(withBackgroundService(withOwnNotices(withPlainHttp(config)))));
