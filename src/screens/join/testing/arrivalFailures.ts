/** Reads the lists of how arrival fails, which are part of the page about links. */
import fs from 'node:fs';
import path from 'node:path';

type Row = {
  readonly trouble: string;
  readonly causes: readonly string[];
  readonly en: string;
  readonly de: string;
};

type Sentence = {
  /** Where it stands in the texts, such as `table.tv.noTable`. */
  readonly key: string;
  readonly en: string;
  readonly de: string;
  /** The test that shows it, below `src`. */
  readonly test: string;
};

const PAGE = path.join(__dirname, '..', '..', '..', 'link', 'SPEC.md');
const ROW = /^\| `([\w-]+)` \| (.+) \| (.+) \| (.+) \|$/gm;
const SENTENCE = /^\| `(\w+\.[\w.-]+)` \| (.+) \| (.+) \| `(.+)` \|$/gm;

const rowsOf = (pattern: RegExp) => [...fs.readFileSync(PAGE, 'utf8').matchAll(pattern)];

/** Why a phone does not get to a table. */
export const arrivalFailures = (): Row[] =>
  rowsOf(ROW).map(([, trouble = '', causes = '', en = '', de = '']) => ({
    trouble,
    causes: [...causes.matchAll(/`([\w-]+)`/g)].map(([, cause = '']) => cause),
    en,
    de,
  }));

/** What else goes wrong on the way. */
export const arrivalSentences = (): Sentence[] =>
  rowsOf(SENTENCE).map(([, key = '', en = '', de = '', test = '']) => ({ key, en, de, test }));
