/**
 * Checks what `detox test` will find: the generated Android project, our settings, and how the app
 * is started.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readLaunch } from '@/device/launch';
import { seedOf } from '@/kit/chance';
import { AT, startAt } from './drivers/detox';
import { fast } from './flows/alone';
import { describeWhere } from './process/describeWhere';
import { filesIn, type Prebuilt, prebuild, ROOT } from './process/prebuilt';
import { whereIs } from './process/programs';
import { unzipped } from './process/zip';

jest.mock('expo-linking', () => ({}));

const detox = path.join(ROOT, 'node_modules/detox');
const { version } = JSON.parse(fs.readFileSync(path.join(detox, 'package.json'), 'utf8')) as {
  version: string;
};

let project: Prebuilt;
beforeAll(async () => {
  project = await prebuild({ platform: 'android', env: { SANDTABLE_DETOX: '1' } });
}, 600_000);
afterAll(() => project.forget());

const TEST = 'android/app/src/androidTest/java/app/sandtable/DetoxTest.java';

test('Gradle finds the installed Detox', () => {
  const maven = 'maven { url "$rootDir/../node_modules/detox/Detox-android" }';
  expect(project.read('android/build.gradle')).toContain(maven);
  const library = project.read('android/app/build.gradle');
  expect(library).toContain(`androidTestImplementation('com.wix:detox:${version}')`);
  const aar = `com/wix/detox/${version}/detox-${version}.aar`;
  expect(fs.existsSync(path.join(detox, 'Detox-android', aar))).toBe(true);
  expect(fs.existsSync(path.join(detox, 'android/detox/proguard-rules-app.pro'))).toBe(true);
});

test('the tests are built for the kind of app they run in', () => {
  const gradle = project.read('android/app/build.gradle');
  const usual = gradle.slice(gradle.indexOf('defaultConfig {'), gradle.indexOf('signingConfigs {'));
  expect(usual).toContain("testBuildType System.getProperty('testBuildType', 'debug')");
  expect(usual).toContain("testInstrumentationRunner 'androidx.test.runner.AndroidJUnitRunner'");
});

test('the app may still reach a table server by plain http', () => {
  const manifest = project.read('android/app/src/main/AndroidManifest.xml');
  expect(manifest).toContain('android:usesCleartextTraffic="true"');
  expect(manifest).not.toContain('networkSecurityConfig');
});

test.each([
  ['android.emu.debug', 'avdName', 'SANDTABLE_AVD'],
  ['ios.sim.debug', 'type', 'SANDTABLE_SIMULATOR'],
])('Detox takes the device of %s from the environment', async (configuration, name, variable) => {
  const script = `require('detox/src/configuration')
    .composeDetoxConfig({ argv: { configuration: '${configuration}' } })
    .then(it => console.log(JSON.stringify(it.device)))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
    cwd: ROOT,
    env: { ...process.env, [variable]: 'A device of mine' },
  });
  expect(JSON.parse(stdout)).toMatchObject({ device: { [name]: 'A device of mine' } });
});

test('Detox starts the app without endless animations, at the address of the story', () => {
  expect(readLaunch(startAt(AT).url)).toEqual({ speed: 1, seed: undefined, still: true });
  expect(readLaunch(startAt(fast(AT, 40)).url)).toEqual({
    speed: 40,
    seed: seedOf(5),
    still: true,
  });
});

test('Detox waits until the app is idle, except where a match is dealt', () => {
  expect(startAt(AT).launchArgs).toEqual({ detoxEnableSynchronization: '1' });
  expect(startAt(fast(AT, 1)).launchArgs).toEqual({ detoxEnableSynchronization: '0' });
});

/** Stubs for all that our test and Detox's own classes name of Android and its test libraries. */
const STUBS: Readonly<Record<string, string>> = {
  'org.junit.Rule': '@interface Rule {}',
  'org.junit.Test': '@interface Test {}',
  'org.junit.runner.Runner': 'abstract class Runner {}',
  'org.junit.runner.RunWith': '@interface RunWith { Class<? extends Runner> value(); }',
  'androidx.test.ext.junit.runners.AndroidJUnit4':
    'final class AndroidJUnit4 extends org.junit.runner.Runner {}',
  'androidx.test.filters.LargeTest': '@interface LargeTest {}',
  'androidx.test.rule.ActivityTestRule': `class ActivityTestRule<T extends android.app.Activity> {
    public ActivityTestRule(Class<T> activity, boolean touchMode, boolean launch) {}
  }`,
  'android.content.Context': 'abstract class Context {}',
  'android.app.Activity': 'class Activity extends android.content.Context {}',
  'app.sandtable.MainActivity': 'class MainActivity extends android.app.Activity {}',
};

const noJavac = whereIs('javac') ? undefined : 'there is no javac';

describeWhere(noJavac, 'javac', () => {
  test("the test that Android starts compiles against Detox's own classes", async () => {
    const compiled = await compile(project.read(TEST));
    expect(compiled).toEqual(['app/sandtable/DetoxTest.class']);
  }, 60_000);

  test('a method that Detox lacks does not compile', async () => {
    const wrong = project.read(TEST).replace('rnContextLoadTimeoutSec', 'rnContextLoadTimeout');
    await expect(compile(wrong)).rejects.toThrow(/cannot find symbol[^]*rnContextLoadTimeout/);
  }, 60_000);
});

async function compile(source: string): Promise<readonly string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-javac-'));
  try {
    const put = (file: string, content: string | Buffer) => {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), content);
    };
    put('DetoxTest.java', source);
    put('classes.jar', classesOfDetox());
    for (const [name, code] of Object.entries(STUBS)) put(...asJava(name, code));
    const places = ['-cp', 'classes.jar', '-sourcepath', 'stubs', '-d', 'out'];
    const args = ['-implicit:none', '-proc:none', '-Xlint:none', ...places, 'DetoxTest.java'];
    await promisify(execFile)('javac', args, { cwd: folder });
    const out = path.join(folder, 'out');
    return filesIn(out, /\.class$/).map(file => path.relative(out, file));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function classesOfDetox(): Buffer {
  const [aar = ''] = filesIn(path.join(detox, 'Detox-android'), /\.aar$/);
  const classes = unzipped(aar, /^classes\.jar$/).get('classes.jar');
  if (!classes) throw new Error(`${aar} holds no classes`);
  return classes;
}

function asJava(name: string, code: string): [file: string, source: string] {
  const [, home = ''] = /^(.*)\.\w+$/.exec(name) ?? [];
  return [`stubs/${name.replaceAll('.', '/')}.java`, `package ${home};\npublic ${code}\n`];
}
