/** Decks that families make: from the file they have opened to the shelf. */
import { jsonOf } from '../../../../kit/json';
import { type OpenedFile } from '../../../../packs/openFile';
import { faulty, type OrFaults, packFault } from '../../../../packs/packFile';
import { tableText } from '../../../../packs/utf8';
import type { PackReader } from '../../../packReader';
import { shelve as shelveDeck } from '../shelf';
import { builtDeck } from './buildDeck';
import { decodeDeck, writtenDeck } from './decodeDeck';
import { exampleDeck } from './example';
import { type DeckRows, rowsInJson, rowsInTable } from './rows';
import { whyNotDeck } from './words';

export const deckReader: PackReader = {
  read(file, thisYear) {
    const rows = rowsIn(file);
    const built = rows.ok ? builtDeck(rows.value, thisYear) : rows;
    if (!built.ok) return built;
    const text = writtenDeck(built.value);
    const again = decodeDeck(text);
    return again.ok ? { ok: true, value: text } : faulty(packFault('not-a-deck'));
  },
  shelve(id, text) {
    const deck = decodeDeck(text);
    if (!deck.ok) return deck;
    shelveDeck({ ...deck.value, id });
    const { en, de } = deck.value.title;
    return { ok: true, value: { en, de } };
  },
  why: whyNotDeck,
  example: exampleDeck,
};

const TABLE = /\.(csv|tsv|txt)$/i;
const MB = 1024 * 1024;
/** In MB: many times what the largest deck needs. */
const LARGEST_TABLE = 2;
const JSON_FILE = /\.json$/i;

/** The one table in it, whatever else lies beside it in a zip. */
function rowsIn({ name, files }: OpenedFile): OrFaults<DeckRows> {
  const found = files.filter(it => TABLE.test(it.name) || JSON_FILE.test(it.name));
  const [table] = found;
  if (!table) return faulty(packFault('no-table', { file: name }));
  if (table.bytes.length > LARGEST_TABLE * MB)
    return faulty(packFault('large-table', { most: `${LARGEST_TABLE} MB` }));
  if (found.length > 1) return faulty(packFault('two-tables', { file: name }));
  const text = tableText(table.bytes);
  if (!JSON_FILE.test(table.name)) return rowsInTable(name, text);
  const json = jsonOf(text.replace(/^\uFEFF/, ''));
  return json === undefined
    ? faulty(packFault('not-json', { file: table.name }))
    : rowsInJson(name, json);
}
