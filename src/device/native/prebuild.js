// The table server of one's own living room speaks plain http: Android forbids that unless told so.
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

// Notices come from the phone itself. The plugin of expo-notifications wants Apple's push all the same.
// A glass that is through cannot wait for the end of a focus.
const withOwnNotices = config =>
  withEntitlementsPlist(config, it => {
    delete it.modResults['aps-environment'];
    it.modResults['com.apple.developer.usernotifications.time-sensitive'] = true;
    return it;
  });

module.exports = config =>
  withDetox(withReleaseKey(withBackgroundService(withOwnNotices(withPlainHttp(config)))));
