/** Tests how a release is signed, with a real Gradle and a stub of Android's plugin. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describeWhere } from './process/describeWhere';
import { ROOT } from './process/prebuilt';
import { whereIs } from './process/programs';

const RULES = 'src/device/native/releaseKey.gradle';

/** Stands in for Android's plugin: the two packaging tasks, and which key signs what. */
const APP = `
class Key {
  final String name; File storeFile; String storePassword, keyAlias, keyPassword
  Key(String name) { this.name = name }
  void storeFile(File it) { storeFile = it }
  void storePassword(String it) { storePassword = it }
  void keyAlias(String it) { keyAlias = it }
  void keyPassword(String it) { keyPassword = it }
}
class Build {
  final String name; Key signingConfig
  Build(String name) { this.name = name }
  void signingConfig(Key it) { signingConfig = it }
}
class Android {
  NamedDomainObjectContainer<Key> signingConfigs; NamedDomainObjectContainer<Build> buildTypes
  void signingConfigs(Closure it) { signingConfigs.configure(it) }
  void buildTypes(Closure it) { buildTypes.configure(it) }
}
def android = new Android(signingConfigs: container(Key), buildTypes: container(Build))
android.signingConfigs.create('debug')
['debug', 'release'].each { android.buildTypes.create(it) }
extensions.add('android', android)
task packageDebug { doLast { println 'packed' } }
task packageRelease { doLast {
  def key = android.buildTypes.release.signingConfig
  println([key.storeFile, key.storePassword, key.keyAlias, key.keyPassword].join(' '))
} }
apply from: "$rootDir/../${RULES}"
`;

const noGradle = whereIs('gradle') ? undefined : 'there is no Gradle';

describeWhere(noGradle, 'Gradle', () => {
  let folder: string;
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-key-'));
    const put = (file: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    };
    put(RULES, fs.readFileSync(path.join(ROOT, RULES), 'utf8'));
    put('android/settings.gradle', "include ':app'");
    put('android/app/build.gradle', APP);
    put('my.keystore', '');
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  async function gradle(task: string, env: Record<string, string> = {}): Promise<string> {
    const home = path.join(folder, 'home');
    const args = ['--offline', '--no-daemon', '-q', '-g', home, `:app:${task}`];
    const cwd = path.join(folder, 'android');
    const { stdout } = await promisify(execFile)('gradle', args, {
      cwd,
      env: { ...process.env, ...env },
    });
    return stdout.trim();
  }
  const key = {
    SANDTABLE_KEYSTORE: 'my.keystore',
    SANDTABLE_KEYSTORE_PASSWORD: 'secret',
    SANDTABLE_KEY_ALIAS: 'mine',
  };

  test('packs a release with a key that lies beside package.json', async () => {
    const store = path.join(fs.realpathSync(folder), 'my.keystore');
    expect(await gradle('packageRelease', key)).toBe(`${store} secret mine secret`);
  }, 600_000);

  test('refuses to pack a release without a key, and says what to set', async () => {
    await expect(gradle('packageRelease')).rejects.toThrow(
      /A release needs a key of your own: set SANDTABLE_KEYSTORE, /,
    );
  }, 600_000);

  test('refuses to pack a release whose key is missing, and says which', async () => {
    const gone = { ...key, SANDTABLE_KEYSTORE: '/nowhere/my.keystore' };
    await expect(gradle('packageRelease', gone)).rejects.toThrow(
      'SANDTABLE_KEYSTORE names /nowhere/my.keystore, and there is no such file.',
    );
  }, 600_000);

  test('needs no key where nothing is released', async () => {
    expect(await gradle('packageDebug')).toBe('packed');
  }, 600_000);
});
