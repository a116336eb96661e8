/** Makes the web app's fonts, reduced to the letters of our languages: `npm run fonts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const FACES = {
  'kodchasan-600': '@expo-google-fonts/kodchasan/600SemiBold/Kodchasan_600SemiBold.ttf',
  'nunito-500': '@expo-google-fonts/nunito/500Medium/Nunito_500Medium.ttf',
  'nunito-800': '@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf',
};

/** Latin and its extensions for names, punctuation, currencies, arrows and mathematical signs. */
const RANGES = [
  [0x20, 0x17f],
  [0x2b9, 0x2dd],
  [0x2010, 0x205f],
  [0x2070, 0x209f],
  [0x20a0, 0x20bf],
  [0x2190, 0x2199],
  [0x2200, 0x2265],
] as const;

const letters = RANGES.map(([from, to]) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n)),
).join('');

async function make(): Promise<void> {
  const { resolve } = createRequire(__filename);
  for (const [name, from] of Object.entries(FACES)) {
    const face = await subsetFont(readFileSync(resolve(from)), letters, { targetFormat: 'woff2' });
    writeFileSync(path.join(__dirname, `${name}.woff2`), face);
  }
}

void make();
