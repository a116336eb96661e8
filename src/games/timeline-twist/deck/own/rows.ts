/** The rows of a family's table, before anything in them is judged. */
import { isBag } from '../../../../kit/keys';
import { faulty, type OrFaults, packFault } from '../../../../packs/packFile';
import { tableRows } from '../../../../packs/table';
import { type Category, CATEGORIES, type Language } from '../card';

export type DeckRow = {
  /** The line in the table, or the number of the card in a list. */
  readonly line: number;
  readonly year: string;
  readonly title: string;
  readonly fact: string;
  readonly language: Language | undefined;
  /** Rows of one card in two languages have the same. */
  readonly card: string;
  readonly picture: Category | undefined;
};
export type DeckRows = { readonly title: string; readonly rows: readonly DeckRow[] };

const COLUMNS = {
  year: /^(year|date|jahr|jahreszahl|datum|wann)$/,
  title: /^(title|event|titel|ereignis|was)$/,
  fact: /^(fact|text|tatsache|fakt|beschreibung|info)$/,
  language: /^(language|lang|sprache)$/,
  card: /^(card|id|karte|nr|no|number|nummer)$/,
  picture: /^(picture|category|bild|thema|kategorie)$/,
} as const;
type Column = keyof typeof COLUMNS;
const NEEDED: readonly Column[] = ['year', 'title'];

const LANGUAGE_NAMES: ReadonlyMap<string, Language> = new Map([
  ['en', 'en'],
  ['english', 'en'],
  ['englisch', 'en'],
  ['de', 'de'],
  ['german', 'de'],
  ['deutsch', 'de'],
]);
/** The categories in German, as a family would write them. */
const PICTURE_NAMES: ReadonlyMap<string, Category> = new Map([
  ['erde', 'earth'],
  ['leben', 'life'],
  ['weltraum', 'space'],
  ['entdeckung', 'discovery'],
  ['erfindung', 'invention'],
  ['kunst', 'art'],
  ['gesellschaft', 'society'],
  ['alltag', 'everyday'],
]);

type Cells = Readonly<Partial<Record<Column, string>>>;

export function rowsInTable(name: string, text: string): OrFaults<DeckRows> {
  const read = tableRows(text);
  if (!read.ok) return read;
  const [head, ...body] = read.value;
  if (!head) return faulty(packFault('empty'));
  const columns = head.cells.map(columnOf);
  const missing = NEEDED.filter(it => !columns.includes(it));
  if (missing.length > 0) return faulty(packFault('no-columns', { line: head.line }));
  const cellsOf = (cells: readonly string[]): Cells =>
    Object.fromEntries(
      cells.flatMap((cell, n) => {
        const column = columns[n];
        return column === undefined ? [] : [[column, cell]];
      }),
    );
  return {
    ok: true,
    value: { title: titleOf(name), rows: body.map(row => rowOf(row.line, cellsOf(row.cells))) },
  };
}

const columnOf = (cell: string): Column | undefined => {
  const name = cell.toLowerCase();
  const columns: readonly Column[] = ['year', 'title', 'fact', 'language', 'card', 'picture'];
  return columns.find(it => COLUMNS[it].test(name));
};

/** The name of the file, without its end. */
const titleOf = (name: string): string =>
  name.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[_\s]+/g, ' ');

/** A list of cards, or an object that has one with a title. */
export function rowsInJson(name: string, input: unknown): OrFaults<DeckRows> {
  const list = Array.isArray(input) ? input : isBag(input) ? input['cards'] : undefined;
  if (!Array.isArray(list)) return faulty(packFault('not-a-deck'));
  const whole = isBag(input) ? input : {};
  const title = whole['title'] ?? whole['titel'];
  const rows = list.map((card: unknown, n) =>
    rowOf(n + 1, { language: textOf(whole['language']), ...cellsIn(card) }),
  );
  return { ok: true, value: { title: typeof title === 'string' ? title : titleOf(name), rows } };
}

const cellsIn = (card: unknown): Cells =>
  isBag(card)
    ? Object.fromEntries(
        Object.entries(card).flatMap(([key, value]) => {
          const column = columnOf(key);
          return column === undefined ? [] : [[column, textOf(value)]];
        }),
      )
    : {};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';

function rowOf(line: number, cells: Cells): DeckRow {
  const { year = '', title = '', fact = '', language = '', card = '', picture = '' } = cells;
  const wanted = picture.toLowerCase();
  return {
    line,
    year,
    title,
    fact,
    language: LANGUAGE_NAMES.get(language.toLowerCase()),
    card,
    picture: CATEGORIES.find(it => it === wanted) ?? PICTURE_NAMES.get(wanted),
  };
}
