/** What the native apps may do, as `expo prebuild` writes it down: what they need, and nothing more. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.join(__dirname, '..');
const NEEDED = ['app.json', 'package.json', 'assets', 'src/device/native'];

let house: string;
const read = (file: string) => fs.readFileSync(path.join(house, file), 'utf8');

beforeAll(async () => {
  house = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-prebuild-'));
  for (const it of NEEDED)
    fs.cpSync(path.join(ROOT, it), path.join(house, it), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
  const expo = path.join(ROOT, 'node_modules/expo/bin/cli');
  await promisify(execFile)(process.execPath, [expo, 'prebuild', '--no-install'], {
    cwd: house,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      EXPO_OFFLINE: '1',
      EXPO_NO_TELEMETRY: '1',
      CI: '1',
    },
  });
}, 120_000);

afterAll(() => fs.rmSync(house, { recursive: true, force: true }));

function permissions(kind: 'asked' | 'refused'): string[] {
  const lines = read('android/app/src/main/AndroidManifest.xml').match(/<uses-permission [^>]*>/g);
  return (lines ?? [])
    .filter(line => line.includes('tools:node="remove"') === (kind === 'refused'))
    .map(line => /android\.permission\.(\w+)/.exec(line)?.[1] ?? line)
    .sort();
}

test('Android is asked for the network, the camera, what rings, and the service of a host', () => {
  expect(permissions('asked')).toEqual([
    'ACCESS_NETWORK_STATE',
    'CAMERA',
    'CHANGE_NETWORK_STATE',
    'FOREGROUND_SERVICE',
    'FOREGROUND_SERVICE_CONNECTED_DEVICE',
    'INTERNET',
    'MODIFY_AUDIO_SETTINGS',
    'SCHEDULE_EXACT_ALARM',
    'VIBRATE',
    'WAKE_LOCK',
  ]);
});

test('what packages would like to have besides is taken out again', () => {
  expect(permissions('refused')).toEqual(
    expect.arrayContaining([
      'RECORD_AUDIO',
      'BLUETOOTH',
      'SYSTEM_ALERT_WINDOW',
      'READ_EXTERNAL_STORAGE',
    ]),
  );
});

test('the service that holds the lines of a host has the type that Android asks for', () => {
  const manifest = read('android/app/src/main/AndroidManifest.xml');
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
  expect(fs.existsSync(path.join(house, icon))).toBe(true);
});

test('an Android phone may talk to a table server by plain http', () => {
  expect(read('android/app/src/main/AndroidManifest.xml')).toMatch(
    /<application [^>]*android:usesCleartextTraffic="true"/,
  );
});

test('an iPhone asks for the camera and the local network, in English and in German', () => {
  const reasons = (text: string) => text.match(/NS\w+UsageDescription/g)?.sort();
  const asked = ['NSCameraUsageDescription', 'NSLocalNetworkUsageDescription'];
  const plist = read('ios/Sandtable/Info.plist');
  expect(reasons(plist)).toEqual(asked);
  expect(reasons(read('ios/Sandtable/Supporting/de.lproj/InfoPlist.strings'))).toEqual(asked);
  expect(plist).not.toMatch(/UIBackgroundModes|Allow \$\(PRODUCT_NAME\)/);
});

test('notices need none of Apple’s servers', () => {
  expect(read('ios/Sandtable/Sandtable.entitlements')).not.toContain('aps-environment');
});

test.each(['android/app/src/main/res/raw', 'ios/Sandtable'])(
  'in %s both glasses ring with their own tones in the background, too',
  folder => {
    const files = fs.readdirSync(path.join(house, folder));
    expect(files).toEqual(expect.arrayContaining(['glass_left.wav', 'glass_right.wav']));
  },
);
