/**
 * The stories of one phone on an emulator or a simulator, after `SANDTABLE_DETOX=1 npx expo prebuild`.
 * Which device that is the environment may say.
 */
module.exports = {
  testRunner: {
    args: { $0: 'jest', config: 'e2e/device/jest.config.js' },
    jest: { setupTimeout: 240_000 },
  },
  apps: {
    'android.debug': {
      type: 'android.apk',
      binaryPath: 'android/app/build/outputs/apk/debug/app-debug.apk',
      testBinaryPath: 'android/app/build/outputs/apk/androidTest/debug/app-debug-androidTest.apk',
      build:
        'cd android && ./gradlew assembleDebug assembleAndroidTest -DtestBuildType=debug && cd ..',
      reversePorts: [8081],
    },
    'android.release': {
      type: 'android.apk',
      binaryPath: 'android/app/build/outputs/apk/release/app-release.apk',
      testBinaryPath:
        'android/app/build/outputs/apk/androidTest/release/app-release-androidTest.apk',
      build:
        'cd android && ./gradlew assembleRelease assembleAndroidTest -DtestBuildType=release && cd ..',
    },
    'ios.debug': {
      type: 'ios.app',
      binaryPath: 'ios/build/Build/Products/Debug-iphonesimulator/Sandtable.app',
      build:
        'xcodebuild -workspace ios/Sandtable.xcworkspace -scheme Sandtable -configuration Debug -sdk iphonesimulator -derivedDataPath ios/build',
    },
    'ios.release': {
      type: 'ios.app',
      binaryPath: 'ios/build/Build/Products/Release-iphonesimulator/Sandtable.app',
      build:
        'xcodebuild -workspace ios/Sandtable.xcworkspace -scheme Sandtable -configuration Release -sdk iphonesimulator -derivedDataPath ios/build',
    },
  },
  devices: {
    emulator: {
      type: 'android.emulator',
      device: { avdName: process.env.SANDTABLE_AVD ?? 'Pixel_3a_API_34' },
    },
    simulator: {
      type: 'ios.simulator',
      device: { type: process.env.SANDTABLE_SIMULATOR ?? 'iPhone 15' },
    },
  },
  configurations: {
    'android.emu.debug': { device: 'emulator', app: 'android.debug' },
    'android.emu.release': { device: 'emulator', app: 'android.release' },
    'ios.sim.debug': { device: 'simulator', app: 'ios.debug' },
    'ios.sim.release': { device: 'simulator', app: 'ios.release' },
  },
};
