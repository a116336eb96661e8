/** The list as it ships: every part with its licence, and every text once. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../process/prebuilt';
import { type Shipped, WHERE, type Where } from './bundled';
import { type Licence, licenceIn, sameAs } from './licence';
import { NATIVE_PARTS, type NativePart } from './nativeParts';

export type Part = {
  readonly name: string;
  readonly version?: string;
  readonly licence: string;
  readonly holders: readonly string[];
  readonly in: readonly Where[];
  /** Names of `texts`. */
  readonly texts: readonly string[];
};
export type Licences = {
  readonly parts: readonly Part[];
  readonly texts: Readonly<Record<string, string>>;
};

/** With the texts themselves; none if the package has no licence file. */
type Found = Omit<Part, 'texts'> & { readonly whole: readonly string[] };

export function licencesOf(ship: Shipped, byHand = NATIVE_PARTS): Licences {
  const found = merged([
    ...[...ship].flatMap(([folder, where]) => packageIn(folder, where) ?? []),
    ...byHand.map(native),
  ]);
  const names = namesOf(found);
  const named = (text: string) => names.get(sameAs(text))?.name ?? '';
  const parts = found.map(({ whole, ...part }) => ({
    ...part,
    texts: [...new Set([...whole.map(named), ...standards(part.licence, whole.length)])],
  }));
  const texts = [...names.values()].map(({ name, text }): [string, string] => [name, text]);
  return { parts, texts: Object.fromEntries(texts.sort(([a], [b]) => order(a, b))) };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const FILES = /^((un)?licen[cs]e|copying|notice|ofl)([._-].*)?$/i;

type Manifest = {
  name: string;
  version: string;
  license?: unknown;
  author?: string | { name?: string };
  repository?: string | { url?: string };
};

/** Parts listed by hand have no folder. */
function packageIn(folder: string, where: readonly Where[]): Found | undefined {
  const place = path.join(ROOT, folder);
  if (!fs.existsSync(place)) return undefined;
  const read = (file: string) => fs.readFileSync(path.join(place, file), 'utf8');
  const about = JSON.parse(read('package.json')) as Manifest;
  const files = fs
    .readdirSync(place)
    .filter(file => FILES.test(file))
    .sort();
  const licences = files.map(file => licenceIn(read(file)));
  return {
    name: about.name,
    version: about.version,
    licence: typeof about.license === 'string' ? about.license : '',
    holders: holdersOf(licences, about),
    in: where,
    whole: licences.map(({ text }) => text),
  };
}

/** Packages without a licence file are credited to their authors, or to their repository. */
function holdersOf(licences: readonly Licence[], { author, repository }: Manifest) {
  const named = licences.flatMap(({ holders }) => holders);
  if (licences.length > 0) return named;
  const by = typeof author === 'string' ? author : author?.name;
  const from = typeof repository === 'string' ? repository : repository?.url;
  return [
    by ??
      from?.replace(/^git\+|\.git$/g, '').replace(/^git@github.com:/, 'https://github.com/') ??
      '',
  ];
}

const native = ({ asked: _, text, ...part }: NativePart): Found => ({
  ...part,
  whole: text === undefined ? [] : [text],
});

/** The same version of a package may lie in several folders. */
function merged(all: readonly Found[]): readonly Found[] {
  const found = new Map<string, Found>();
  for (const part of all) {
    const key = `${part.name.toLowerCase()} ${part.version ?? ''}`;
    const where = [...(found.get(key)?.in ?? []), ...part.in];
    found.set(key, { ...part, in: WHERE.filter(it => where.includes(it)) });
  }
  return [...found].sort(([a], [b]) => order(a, b)).map(([, part]) => part);
}

type Named = Map<string, { readonly name: string; readonly text: string }>;

/** The text that most packages of a licence share gets the licence's name; others are numbered. */
function namesOf(found: readonly Found[]): Named {
  const names: Named = new Map();
  for (const licence of [...new Set(found.map(it => it.licence))].sort()) {
    const texts = found.filter(it => it.licence === licence).flatMap(({ whole }) => whole);
    for (const [key, text] of oftenFirst(texts))
      if (!names.has(key)) names.set(key, { name: freeName(licence, names), text: flowing(text) });
  }
  return names;
}

function oftenFirst(texts: readonly string[]): readonly (readonly [key: string, text: string])[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(sameAs(text), (counts.get(sameAs(text)) ?? 0) + 1);
  const keyed = new Map(texts.map(text => [sameAs(text), text]));
  return [...keyed].sort(([a], [b]) => weight(b, counts) - weight(a, counts) || order(a, b));
}

/** A notice that only names a licence does not count as its text. */
const weight = (key: string, counts: ReadonlyMap<string, number>): number =>
  key.startsWith('licensed under') ? 0 : (counts.get(key) ?? 0);

/** `MIT AND OFL-1.1` has one text for each. */
function freeName(licence: string, names: Named): string {
  const taken = new Set([...names.values()].map(({ name }) => name));
  const ids = licence.split(' AND ');
  const numbered = Array.from({ length: taken.size + 1 }, (_, n) => `${ids[0]} (${n + 2})`);
  return [...ids, ...numbered].find(name => !taken.has(name)) ?? licence;
}

/**
 * Joins the lines of a paragraph, so that they wrap at the screen's width, and drops lines of
 * marks.
 */
const flowing = (text: string): string =>
  text
    .replace(/^\W{3,}$/gm, '')
    .split(/\n\s*\n/)
    .map(paragraph =>
      paragraph
        .replace(/\n\s*(?![-*\d])/g, ' ')
        .replace(/ {2,}/g, ' ')
        .trim(),
    )
    .filter(paragraph => paragraph !== '')
    .join('\n\n');

/**
 * Licences short enough to have the same text everywhere, and Apache's, whose notices only name it.
 */
const SAME_EVERYWHERE = ['MIT', 'ISC', 'Apache-2.0'];

const standards = (licence: string, files: number): readonly string[] =>
  licence === 'Apache-2.0' || (files === 0 && SAME_EVERYWHERE.includes(licence)) ? [licence] : [];
