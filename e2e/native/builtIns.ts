/**
 * Built-ins of other engines that Hermes in React Native 0.81 lacks. Code may use one only after
 * checking for it; exceptions are listed with a reason.
 */
const NAMES =
  'AggregateError Atomics FinalizationRegistry SharedArrayBuffer WebAssembly Iterator ShadowRealm';
const MEMBERS = [
  'Array.fromAsync',
  'Object.groupBy',
  'Map.groupBy',
  'Promise.withResolvers',
  'Promise.try',
  'RegExp.escape',
  'Error.isError',
  'Math.sumPrecise',
  'Uint8Array.fromBase64',
  'Uint8Array.fromHex',
  'Symbol.dispose',
  'Symbol.asyncDispose',
  'Intl.DisplayNames',
  'Intl.DurationFormat',
  'Intl.ListFormat',
  'Intl.Locale',
  'Intl.PluralRules',
  'Intl.RelativeTimeFormat',
  'Intl.Segmenter',
];
/** Methods of lists, texts or buffers whose names mean nothing else. */
const METHODS =
  'toSorted isWellFormed toWellFormed waitAsync transferToFixedLength symmetricDifference isSubsetOf isSupersetOf isDisjointFrom getOrInsert';

const TEXT = /(["'`])(?:\\.|(?!\1)[^\\])*\1/g;
const COMMENT = /^\s*(\/\/|\/?\*)/;

type Exception = { readonly line: RegExp; readonly why: string };

export const EXCEPTIONS: readonly Exception[] = [
  {
    line: /rule = new Intl\.PluralRules\(cleanedCode/,
    why: 'i18next catches that it is missing, and knows one and other, as English and German do',
  },
  {
    line: /new Intl\.(RelativeTimeFormat|ListFormat)\(lng/,
    why: 'i18next makes these formatters when a text asks for them, and none of ours does',
  },
  {
    line: /return Uint8Array\.fromHex\(hex\);/,
    why: '@noble asks for it once, in hasHexBuiltin',
  },
  {
    line: /new Intl\.Locale\(lng\)/,
    why: 'i18next catches that it is missing, and looks the direction of a language up in a list',
  },
];

const alternatives = (words: readonly string[]) =>
  words.map(it => it.replace('.', '\\.')).join('|');
const LACKING = new RegExp(
  `(?<![\\w$.])(${alternatives([...NAMES.split(' '), ...MEMBERS])})(?![\\w$])|\\.(${alternatives(METHODS.split(' '))})\\(`,
  'g',
);

type Found = { readonly line: number; readonly name: string; readonly text: string };

/** Every use that is neither guarded nor listed. */
export function unguarded(script: string): Found[] {
  const lines = script.split('\n');
  return lines.flatMap((text, at) => {
    if (COMMENT.test(text) || text.length > LONGEST) return longLine(text, at);
    return usesIn(text).flatMap(name =>
      isGuarded(name, lines.slice(Math.max(0, at - NEAR), at + 1)) || isListed(text)
        ? []
        : [{ line: at + 1, name, text: text.trim().slice(0, 160) }],
    );
  });
}

/** How many lines above a use the check may stand. */
const NEAR = 3;
/**
 * Minified packages have whole modules on one line; there the check stands within AROUND
 * characters.
 */
const LONGEST = 2_000;
const AROUND = 160;

function longLine(text: string, at: number): Found[] {
  if (COMMENT.test(text)) return [];
  return [...text.matchAll(LACKING)].flatMap(match => {
    const name = match[1] ?? match[2] ?? '';
    const around = text.slice(Math.max(0, match.index - AROUND), match.index + AROUND);
    const isUsed = usesIn(around).includes(name);
    return !isUsed || isGuarded(name, [around])
      ? []
      : [{ line: at + 1, name, text: around.slice(0, 160) }];
  });
}

const usesIn = (text: string): string[] =>
  [...text.replace(TEXT, '""').matchAll(LACKING)].map(match => match[1] ?? match[2] ?? '');

/** True if the code checks by `typeof`, `in`, `||` or `?.`, or defines the name itself. */
function isGuarded(name: string, near: readonly string[]): boolean {
  const sign = `(?:${name.replace('.', '\\.')}|${name.split('.').pop() ?? name})`;
  const asks = new RegExp(
    `typeof [\\w$.]*${sign}|["']${sign}["'] in |${sign} \\|\\||${sign}\\?\\.|${sign} \\?\\?|${sign} && |\\.${sign}(?!\\()|${sign}:|(function|class|var|let|const) ${sign}\\b`,
  );
  return near.some(line => asks.test(line));
}

const isListed = (text: string): boolean => EXCEPTIONS.some(({ line }) => line.test(text));
