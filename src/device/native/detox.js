// Adds what `detox test` needs to the generated Android project, if SANDTABLE_DETOX=1. Detox's own
// plugin supports Expo up to 53, and its network rules would forbid plain http to the LAN.
const {
  withAppBuildGradle,
  withDangerousMod,
  withProjectBuildGradle,
} = require('expo/config-plugins');
const fs = require('node:fs');
const path = require('node:path');
const { below } = require('./merged');

const DETOX = '"$rootDir/../node_modules/detox';

const withLibrary = config =>
  withProjectBuildGradle(config, it =>
    below(it, /maven \{ url 'https:\/\/www\.jitpack\.io' \}/, 'detox-maven', [
      `    maven { url ${DETOX}/Detox-android" }`,
    ]),
  );

const withTestBuild = config =>
  withAppBuildGradle(config, it => {
    const { version } = require('detox/package.json');
    below(it, /^\s*versionName /, 'detox-runner', [
      "        testBuildType System.getProperty('testBuildType', 'debug')",
      "        testInstrumentationRunner 'androidx.test.runner.AndroidJUnitRunner'",
    ]);
    below(it, /^\s*proguardFiles /, 'detox-proguard', [
      `            proguardFile ${DETOX}/android/detox/proguard-rules-app.pro"`,
    ]);
    return below(it, /^dependencies \{/, 'detox-library', [
      `    androidTestImplementation('com.wix:detox:${version}')`,
    ]);
  });

const withDetoxTest = config =>
  withDangerousMod(config, [
    'android',
    it => {
      const { package: name } = it.android;
      const root = path.join(it.modRequest.platformProjectRoot, 'app/src/androidTest/java');
      const folder = path.join(root, ...name.split('.'));
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, 'DetoxTest.java'), detoxTest(name));
      return it;
    },
  ]);

/** The one test that Android starts; Detox sends it all the others. */
const detoxTest = name => `package ${name};

import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.filters.LargeTest;
import androidx.test.rule.ActivityTestRule;
import com.wix.detox.Detox;
import com.wix.detox.config.DetoxConfig;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
@LargeTest
public class DetoxTest {
    @Rule
    public ActivityTestRule<MainActivity> activityRule =
            new ActivityTestRule<>(MainActivity.class, false, false);

    @Test
    public void runDetoxTests() {
        DetoxConfig config = new DetoxConfig();
        config.idlePolicyConfig.masterTimeoutSec = 90;
        config.idlePolicyConfig.idleResourceTimeoutSec = 60;
        config.rnContextLoadTimeoutSec = 180;
        Detox.runTests(activityRule, config);
    }
}
`;

const isAsked = () => process.env.SANDTABLE_DETOX === '1';

module.exports = config => (isAsked() ? withDetoxTest(withTestBuild(withLibrary(config))) : config);
