/** Which pictures are asked for: `npm run gallery -- --only centre --size 390x844 --language de`. */
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, SIZES, type Size, sizeCalled } from './sizes';

export type Wanted = {
  /** Scenes whose name begins like this. */
  readonly only: string;
  readonly sizes: readonly Size[];
  readonly languages: readonly Language[];
  /** Points of the picture to one of the page. */
  readonly sharpness: number;
  /** Else the app is built first, where it has changed. */
  readonly asBuilt: boolean;
};

export function readWanted(args: readonly string[]): Wanted {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      size: { type: 'string', multiple: true },
      language: { type: 'string', multiple: true },
      sharpness: { type: 'string', default: '1' },
      'as-built': { type: 'boolean', default: false },
    },
  });
  return {
    only: values.only,
    sizes: values.size?.map(sizeCalled) ?? SIZES,
    languages: values.language?.map(languageCalled) ?? LANGUAGES,
    sharpness: Number(values.sharpness),
    asBuilt: values['as-built'],
  };
}

function languageCalled(name: string): Language {
  const found = LANGUAGES.find(language => language === name);
  if (!found) throw new Error(`there is no “${name}”, only ${LANGUAGES.join(', ')}`);
  return found;
}
