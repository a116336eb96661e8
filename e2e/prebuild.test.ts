/**
 * Checks what the native apps may do, as `expo prebuild` writes it: what they need and nothing
 * more.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesIn, linked, type Prebuilt, prebuild, ROOT } from './process/prebuilt';

let project: Prebuilt;
let android: readonly string[];
let ios: readonly string[];

beforeAll(async () => {
  project = await prebuild();
  [android, ios] = [await linked('android'), await linked('ios')];
}, 600_000);

afterAll(() => project.forget());

const MANIFEST = 'android/app/src/main/AndroidManifest.xml';
const PLIST = 'ios/Sandtable/Info.plist';

/** Merged like Gradle does: of the app and all libraries, minus what the app removes. */
function permissions(): string[] {
  const own = permissionsIn(project.read(MANIFEST));
  const theirs = android
    .map(folder => path.join(folder, 'android/src/main/AndroidManifest.xml'))
    .filter(file => fs.existsSync(file))
    .flatMap(file => permissionsIn(fs.readFileSync(file, 'utf8')));
  const refused = own.filter(({ isRefused }) => isRefused).map(({ name }) => name);
  const names = [...own, ...theirs].map(({ name }) => name);
  return [...new Set(names)].filter(name => !refused.includes(name)).sort();
}

const permissionsIn = (manifest: string) =>
  (manifest.match(/<uses-permission[^>]*>/g) ?? []).map(line => ({
    name: /name="(?:android\.permission\.)?([\w.]+)"/.exec(line)?.[1] ?? line,
    isRefused: line.includes('tools:node="remove"'),
  }));

test('the Android app has only the permissions it needs, whatever its libraries declare', () => {
  expect(permissions()).toEqual([
    'ACCESS_NETWORK_STATE',
    'CAMERA',
    'CHANGE_NETWORK_STATE',
    'FOREGROUND_SERVICE',
    'FOREGROUND_SERVICE_CONNECTED_DEVICE',
    'INTERNET',
    'MODIFY_AUDIO_SETTINGS',
    'POST_NOTIFICATIONS',
    'SCHEDULE_EXACT_ALARM',
    'VIBRATE',
    'WAKE_LOCK',
  ]);
});

test("the service that keeps a host's connections open has the type that Android requires", () => {
  const manifest = project.read(MANIFEST);
  const [service = '', ...others] =
    manifest.match(/<service [^>]*RNBackgroundActionsTask"[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  expect(service).toContain('android:name="com.asterinet.react.bgactions.RNBackgroundActionsTask"');
  expect(service).toContain('android:foregroundServiceType="connectedDevice"');
  expect(service).toContain('android:exported="false"');
  const library = path.join(ROOT, 'node_modules/react-native-background-actions/android/src/main');
  const own = fs.readFileSync(path.join(library, 'AndroidManifest.xml'), 'utf8');
  expect(own).toContain('package="com.asterinet.react.bgactions"');
  expect(own).toContain('<service android:name=".RNBackgroundActionsTask"/>');
  const icon = 'android/app/src/main/res/drawable-mdpi/notification_icon.png';
  expect(fs.existsSync(path.join(project.folder, icon))).toBe(true);
});

test('an Android phone may reach a table server by plain http', () => {
  expect(project.read(MANIFEST)).toMatch(/<application [^>]*android:usesCleartextTraffic="true"/);
});

test('the Android app targets less than 37, from where on the local network needs a permission', () => {
  const catalog = path.join(ROOT, 'node_modules/react-native/gradle/libs.versions.toml');
  const [, usual] = /^targetSdk = "(\d+)"/m.exec(fs.readFileSync(catalog, 'utf8')) ?? [];
  const own = /^android\.targetSdkVersion=(\d+)/m.exec(project.read('android/gradle.properties'));
  const target = Number(own?.[1] ?? usual);
  const asks = project.read(MANIFEST).includes('android.permission.ACCESS_LOCAL_NETWORK');
  // From 37 on, phones find no others without that permission and a text asking for it.
  expect(target < 37 || asks).toBe(true);
  expect(target).toBeGreaterThanOrEqual(36);
});

test('a release is never signed with the public debug key', () => {
  const gradle = project.read('android/app/build.gradle');
  expect(gradle.match(/signingConfig signingConfigs\.\w+/g)).toEqual([
    'signingConfig signingConfigs.debug',
  ]);
  expect(gradle).toMatch(/debug \{\s+signingConfig signingConfigs\.debug\s+\}/);
  expect(gradle).toContain('apply from: "$rootDir/../src/device/native/releaseKey.gradle"');
});

test('an app without scenes is built with Xcode 26, because built with Xcode 27 it dies at launch', () => {
  const { build } = JSON.parse(fs.readFileSync(path.join(ROOT, 'eas.json'), 'utf8')) as {
    build: Record<string, { extends?: string; ios?: { image?: string } }>;
  };
  const imageOf = (name: string | undefined): string | undefined =>
    name && (build[name]?.ios?.image ?? imageOf(build[name]?.extends));
  expect(project.read(PLIST)).not.toContain('UIApplicationSceneManifest');
  for (const name of Object.keys(build)) expect(imageOf(name)).toMatch(/-xcode-26\.[0-3]$/);
});

test('no part of Detox is in an app for players', () => {
  expect(project.read('android/build.gradle')).not.toMatch(/detox/i);
  expect(project.read('android/app/build.gradle')).not.toMatch(/detox|testBuildType/i);
  expect(fs.existsSync(path.join(project.folder, 'android/app/src/androidTest'))).toBe(false);
});

/** Calls for which an upload is refused without a stated reason, whichever library links them. */
const REASONS: readonly (readonly [key: string, calls: RegExp])[] = [
  ['NSAppleMusicUsageDescription', /\bMPMediaLibrary\b/],
  ['NSBluetoothAlwaysUsageDescription', /\bCB(Central|Peripheral)Manager\b/],
  ['NSCalendarsUsageDescription', /\bEKEventStore\b/],
  ['NSCameraUsageDescription', /\bAVCaptureDevice\b/],
  ['NSContactsUsageDescription', /\bCNContactStore\b/],
  ['NSFaceIDUsageDescription', /\bLAContext\b/],
  ['NSLocationWhenInUseUsageDescription', /\bCLLocationManager\b/],
  ['NSMicrophoneUsageDescription', /\bAVAudioRecorder\b|\bAVMediaTypeAudio\b/],
  ['NSMotionUsageDescription', /\bCM(MotionActivityManager|Pedometer|SensorRecorder|Altimeter)\b/],
  ['NSPhotoLibraryAddUsageDescription', /\bUIImageWriteToSavedPhotosAlbum\b/],
  ['NSPhotoLibraryUsageDescription', /\bPHPhotoLibrary\b/],
  ['NSSpeechRecognitionUsageDescription', /\bSFSpeechRecognizer\b/],
  ['NSUserTrackingUsageDescription', /\bATTrackingManager\b/],
];

test('an iPhone has a reason for every permission that the app or its libraries could ask for', () => {
  const code = ios
    .flatMap(folder =>
      ['ios', 'apple', 'common', 'Libraries', 'React'].map(it => `${folder}/${it}`),
    )
    .flatMap(folder => filesIn(folder, /\.(mm?|h|swift)$/))
    .map(file => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const called = REASONS.filter(([, calls]) => calls.test(code)).map(([key]) => key);
  // No call names the local network: iOS asks when the first packet goes there.
  const wanted = [...called, 'NSLocalNetworkUsageDescription'].sort();
  const given = (text: string) => text.match(/NS\w+UsageDescription/g)?.sort();
  expect(given(project.read(PLIST))).toEqual(wanted);
  expect(given(project.read('ios/Sandtable/Supporting/de.lproj/InfoPlist.strings'))).toEqual(
    wanted,
  );
  expect(project.read(PLIST)).not.toMatch(/UIBackgroundModes|Allow \$\(PRODUCT_NAME\)/);
});

test('the privacy manifest covers what linked libraries declare, and what one uses undeclared', () => {
  const declared = ios
    .flatMap(folder => filesIn(folder, /(?<!example.*)PrivacyInfo\.xcprivacy$/))
    .flatMap(file => declaredIn(fs.readFileSync(file, 'utf8')));
  // react-native-webrtc measures time since boot (ScreenCapturer.m) but has no manifest.
  const wanted = [...declared, 'SystemBootTime 35F9.1'];
  const ours = project.read('ios/Sandtable/PrivacyInfo.xcprivacy');
  expect(declaredIn(ours).sort()).toEqual([...new Set(wanted)].sort());
  expect(ours).toMatch(/<key>NSPrivacyTracking<\/key>\s*<false\/>/);
  expect(ours).toMatch(/<key>NSPrivacyCollectedDataTypes<\/key>\s*<array\/>/);
});

/** Formats like `FileTimestamp C617.1`, one for every reason. */
function declaredIn(manifest: string): string[] {
  const kinds = manifest.split('NSPrivacyAccessedAPICategory').slice(1);
  return kinds.flatMap(kind => {
    const [name = ''] = /^\w+/.exec(kind) ?? [];
    return (kind.match(/\b[0-9A-F]{4}\.\d\b/g) ?? []).map(reason => `${name} ${reason}`);
  });
}

test('the app declares that it has its own encryption', () => {
  expect(project.read(PLIST)).toMatch(/<key>ITSAppUsesNonExemptEncryption<\/key>\s*<true\/>/);
});

test("notices need no server of Apple's", () => {
  expect(project.read('ios/Sandtable/Sandtable.entitlements')).not.toContain('aps-environment');
});

test('on an iPhone a glass is time-sensitive and breaks through a focus mode, but is not critical', () => {
  const entitlements = project.read('ios/Sandtable/Sandtable.entitlements');
  expect(entitlements).toMatch(/usernotifications\.time-sensitive<\/key>\s*<true\/>/);
  expect(entitlements).not.toContain('critical');
});

test('our native module is linked into the Android app, which checks for exact alarms', async () => {
  const autolinking = path.join(
    ROOT,
    'node_modules/expo-modules-autolinking/bin/expo-modules-autolinking.js',
  );
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [autolinking, 'resolve', '--platform', 'android', '--json'],
    { cwd: project.folder },
  );
  const { modules } = JSON.parse(stdout) as {
    modules: { projects: { modules: string[]; sourceDir: string }[] }[];
  };
  const ours = modules
    .flatMap(it => it.projects)
    .filter(it => it.sourceDir.startsWith(project.folder));
  expect(ours.map(it => it.modules)).toEqual([['app.sandtable.exactalarms.ExactAlarmsModule']]);
  expect(fs.existsSync(path.join(ours[0]!.sourceDir, 'build.gradle'))).toBe(true);
});

test('every kind of invitation opens the app', () => {
  const manifest = project.read(MANIFEST);
  expect(manifest).toMatch(/<data android:scheme="sandtable"/);
  expect(project.read(PLIST)).toMatch(/CFBundleURLSchemes[\s\S]*?<string>sandtable</);
});

test.each(['android/app/src/main/res/raw', 'ios/Sandtable'])(
  'in %s both glasses ring with their own tones in the background, too',
  folder => {
    const files = fs.readdirSync(path.join(project.folder, folder));
    expect(files).toEqual(expect.arrayContaining(['glass_left.wav', 'glass_right.wav']));
  },
);
