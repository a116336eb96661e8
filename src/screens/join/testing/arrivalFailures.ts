/** Reads the list of how arrival fails, which is part of the page about links. */
import fs from 'node:fs';
import path from 'node:path';

type Row = {
  readonly trouble: string;
  readonly causes: readonly string[];
  readonly en: string;
  readonly de: string;
};

const PAGE = path.join(__dirname, '..', '..', '..', 'link', 'SPEC.md');
const ROW = /^\| `([\w-]+)` \| (.+) \| (.+) \| (.+) \|$/gm;

export const arrivalFailures = (): Row[] =>
  [...fs.readFileSync(PAGE, 'utf8').matchAll(ROW)].map(
    ([, trouble = '', causes = '', en = '', de = '']) => ({
      trouble,
      causes: [...causes.matchAll(/`([\w-]+)`/g)].map(([, cause = '']) => cause),
      en,
      de,
    }),
  );
