import type { Licences, Part } from './parts';
import { NATIVE_PARTS, OWN } from './nativeParts';

/** Licences that may ship. Read a new one before you add it here. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BSL-1.0',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Zlib',
  'OFL-1.1',
  'Public domain',
]);

/** Google's own terms, without which expo-camera and expo-application do not build for Android. */
const TERMS_OF_GOOGLE: ReadonlySet<string> = new Set(['Android SDK License', 'ML Kit Terms']);

export function licenceFaults({ parts, texts }: Licences): readonly string[] {
  return parts.flatMap(part => [
    ...(isAllowed(part)
      ? []
      : [`${part.name}: may not ship under ${part.licence || 'no licence'}`]),
    ...(part.texts.length > 0 && part.texts.every(name => texts[name])
      ? []
      : [`${part.name}: no text of ${part.licence}`]),
    ...(isNameless(part) ? [`${part.name}: nobody is named`] : []),
  ]);
}

const NEEDS_NO_HOLDER: ReadonlySet<string> = new Set(['Apache-2.0', 'Unlicense', 'CC0-1.0']);

/** A text that only this part has names its authors itself. */
const isNameless = ({ holders, licence, texts }: Part): boolean =>
  holders.join('') === '' && texts.includes(licence) && !NEEDS_NO_HOLDER.has(licence);

const isAllowed = ({ licence, version }: Part): boolean =>
  licence.split(' AND ').every(it => ALLOWED.has(it)) ||
  (version === undefined && TERMS_OF_GOOGLE.has(licence));

/** Native libraries that are used but not listed, or listed but not used. */
export function nativeFaults(asked: readonly string[], parts = NATIVE_PARTS): readonly string[] {
  const patterns = parts.flatMap(({ name, asked: by }) => (by ? [{ name, by }] : []));
  const missing = asked.filter(it => !OWN.test(it) && !patterns.some(({ by }) => by.test(it)));
  const idle = patterns.filter(({ by }) => !asked.some(it => by.test(it)));
  return [
    ...missing.map(it => `${it} is not in nativeParts.ts`),
    ...idle.map(({ name }) => `nothing asks for ${name}`),
  ];
}
