/** Reads the wanted pictures from the command line. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, SIZES, type Size, sizeCalled } from './sizes';

export const USAGE = `npm run gallery -- [--scene centre]… [--size 390x844]… [--language ${LANGUAGES.join('|')}]…
    [--sharpness 2] [--into gallery] [--as-built]
A scene is wanted by its name or by how its name begins; each flag but the last three may be repeated.`;

export type Wanted<Scene> = {
  readonly scenes: readonly Scene[];
  readonly sizes: readonly Size[];
  readonly languages: readonly Language[];
  /** Device pixels per CSS pixel. */
  readonly sharpness: number;
  readonly into: string;
  /** Otherwise the app is built first if it has changed. */
  readonly asBuilt: boolean;
};
type Asked<Scene> =
  | { readonly ok: true; readonly wanted: Wanted<Scene> }
  | { readonly ok: false; readonly problem: string };

const FLAGS = {
  scene: { type: 'string', multiple: true },
  size: { type: 'string', multiple: true },
  language: { type: 'string', multiple: true },
  sharpness: { type: 'string', default: '1' },
  into: { type: 'string', default: 'gallery' },
  'as-built': { type: 'boolean', default: false },
} as const;

/** Without arguments, everything. */
export function readWanted<Scene extends { readonly name: string }>(
  args: readonly string[],
  all: readonly Scene[],
): Asked<Scene> {
  try {
    const { values } = parseArgs({ args: [...args], options: FLAGS });
    return {
      ok: true,
      wanted: {
        scenes: values.scene ? scenesCalled(values.scene, all) : all,
        sizes: values.size?.map(sizeCalled) ?? SIZES,
        languages: values.language?.map(languageCalled) ?? LANGUAGES,
        sharpness: sharpnessOf(values.sharpness),
        into: path.resolve(values.into),
        asBuilt: values['as-built'],
      },
    };
  } catch (problem) {
    return { ok: false, problem: problem instanceof Error ? problem.message : String(problem) };
  }
}

function scenesCalled<Scene extends { readonly name: string }>(
  beginnings: readonly string[],
  all: readonly Scene[],
): readonly Scene[] {
  const isCalled = (it: Scene, beginning: string) => it.name.startsWith(beginning);
  for (const beginning of beginnings)
    if (!all.some(it => isCalled(it, beginning)))
      throw new Error(
        `Unknown scene “${beginning}”: use one of ${all.map(({ name }) => name).join(', ')}`,
      );
  return all.filter(it => beginnings.some(beginning => isCalled(it, beginning)));
}

function languageCalled(name: string): Language {
  const found = LANGUAGES.find(language => language === name);
  if (!found) throw new Error(`Unknown language “${name}”: use one of ${LANGUAGES.join(', ')}`);
  return found;
}

const SHARPEST = 4;

function sharpnessOf(text: string): number {
  const sharpness = Number(text);
  if (sharpness > 0 && sharpness <= SHARPEST) return sharpness;
  throw new Error(`“${text}” is not a sharpness: use a number from 1 to ${SHARPEST}`);
}
