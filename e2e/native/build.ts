/** Bundles the native side into one plain script for Hermes. */
import { transformAsync } from '@babel/core';
import { build } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import type { Platform } from './bundle';

const ROOT = path.join(__dirname, '../..');
const UNPACKER =
  'node_modules/react-native-worklets/Common/cpp/worklets/Resources/ValueUnpacker.cpp';

export const buildSide = (platform: Platform): Promise<string> =>
  plainScript(path.join(__dirname, `side/${platform}.ts`), {
    PLATFORM: JSON.stringify(platform),
    VALUE_UNPACKER: JSON.stringify(valueUnpacker()),
    APP_CONFIG: JSON.stringify(appConfig()),
    FEATURE_FLAGS: JSON.stringify(featureFlags()),
  });

/** One file with all its imports, compiled down to the syntax that Hermes supports. */
export async function plainScript(
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    alias: { '@': path.join(ROOT, 'src') },
    define,
  });
  const preset = require.resolve('babel-preset-expo', {
    paths: [require.resolve('expo/package.json')],
  });
  const made = await transformAsync(outputFiles[0]?.text ?? '', {
    babelrc: false,
    configFile: false,
    compact: false,
    filename: path.join(__dirname, 'side.js'),
    presets: [
      [
        preset,
        {
          worklets: false,
          reanimated: false,
          disableImportExportTransform: true,
          enableBabelRuntime: false,
        },
      ],
    ],
    caller: {
      name: 'metro',
      platform: 'android',
      engine: 'hermes',
      supportsStaticESM: true,
    } as never,
  });
  if (!made?.code) throw new Error(`Babel made nothing of ${entry}`);
  return made.code;
}

/** The function that worklets evaluates in its own runtime; the package has it as a C++ string. */
function valueUnpacker(): string {
  const source = fs.readFileSync(path.join(ROOT, UNPACKER), 'utf8');
  const code = /R"DELIMITER__\(([\s\S]*?)\)DELIMITER__"/.exec(source)?.[1];
  if (!code) throw new Error(`${UNPACKER} does not look as it did`);
  return code;
}

const FLAGS =
  'node_modules/react-native/ReactCommon/react/featureflags/ReactNativeFeatureFlagsDefaults.h';

/** React Native's default feature flags. */
function featureFlags(): Record<string, boolean | number> {
  const source = fs.readFileSync(path.join(ROOT, FLAGS), 'utf8');
  const flags = [...source.matchAll(/(\w+)\(\) override \{\s*return ([\w.]+);/g)];
  if (flags.length < 30) throw new Error(`${FLAGS} does not look as it did`);
  return Object.fromEntries(
    flags.map(([, name, value]) => [
      name,
      value === 'true' || (value !== 'false' && Number(value)),
    ]),
  ) as Record<string, boolean | number>;
}

const appConfig = (): unknown =>
  (JSON.parse(fs.readFileSync(path.join(ROOT, 'app.json'), 'utf8')) as { expo: unknown }).expo;
