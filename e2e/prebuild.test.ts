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

test('Android is asked for the network, the camera, and what rings', () => {
  expect(permissions('asked')).toEqual([
    'ACCESS_NETWORK_STATE',
    'CAMERA',
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

test('on an iPhone a glass rings through a focus, and not as something critical', () => {
  const entitlements = read('ios/Sandtable/Sandtable.entitlements');
  expect(entitlements).toMatch(/usernotifications\.time-sensitive<\/key>\s*<true\/>/);
  expect(entitlements).not.toContain('critical');
});

test('our own module is linked into the Android app, where exact alarms are asked about', async () => {
  const autolinking = path.join(
    ROOT,
    'node_modules/expo-modules-autolinking/bin/expo-modules-autolinking.js',
  );
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [autolinking, 'resolve', '--platform', 'android', '--json'],
    { cwd: house },
  );
  const { modules } = JSON.parse(stdout) as {
    modules: { projects: { modules: string[]; sourceDir: string }[] }[];
  };
  const ours = modules.flatMap(it => it.projects).filter(it => it.sourceDir.startsWith(house));
  expect(ours.map(it => it.modules)).toEqual([['app.sandtable.exactalarms.ExactAlarmsModule']]);
  expect(fs.existsSync(path.join(ours[0]!.sourceDir, 'build.gradle'))).toBe(true);
});

test('each invitation is handed to the app', () => {
  const manifest = read('android/app/src/main/AndroidManifest.xml');
  expect(manifest).toMatch(/<data android:scheme="sandtable"/);
  expect(read('ios/Sandtable/Info.plist')).toMatch(/CFBundleURLSchemes[\s\S]*?<string>sandtable</);
});

test.each(['android/app/src/main/res/raw', 'ios/Sandtable'])(
  'in %s both glasses ring with their own tones in the background, too',
  folder => {
    const files = fs.readdirSync(path.join(house, folder));
    expect(files).toEqual(expect.arrayContaining(['glass_left.wav', 'glass_right.wav']));
  },
);
