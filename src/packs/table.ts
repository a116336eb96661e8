/** Reads a table as spreadsheets write it: with commas, semicolons or tabs, quoted or not. */
import { faulty, type OrFaults, packFault } from './packFile';

/** The first line has the number 1. */
type TableRow = { readonly line: number; readonly cells: readonly string[] };

const MOST_ROWS = 5_000;
const SEPARATORS = [';', '\t', ','] as const;

export function tableRows(text: string): OrFaults<readonly TableRow[]> {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Some spreadsheets begin with a line that names the mark between the cells.
  const said = /^sep=(.)\n/i.exec(plain);
  const mark = said?.[1] ?? markIn(plain);
  const rows: TableRow[] = [];
  let [at, line] = [said?.[0].length ?? 0, said ? 2 : 1];
  while (at < plain.length) {
    const row = rowAt(plain, at, mark);
    if (!row) return faulty(packFault('open-quote', { line }));
    if (row.cells.some(cell => cell !== '')) rows.push({ line, cells: row.cells });
    if (rows.length > MOST_ROWS) return faulty(packFault('too-many-rows', { most: MOST_ROWS }));
    line += plain.slice(at, row.end).split('\n').length;
    at = row.end + 1;
  }
  return { ok: true, value: rows };
}

/** The mark that the first line has most of, outside quotes. */
function markIn(text: string): string {
  const head = (text.split('\n')[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (mark: string) => head.split(mark).length;
  return SEPARATORS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Undefined: a quote is never closed. */
function rowAt(text: string, from: number, mark: string) {
  const cells: string[] = [];
  for (let at = from; ;) {
    const cell = text[at] === '"' ? quotedAt(text, at, mark) : plainAt(text, at, mark);
    if (!cell) return undefined;
    cells.push(cell.text.trim());
    if (text[cell.end] !== mark) return { cells, end: cell.end };
    at = cell.end + 1;
  }
}

function plainAt(text: string, from: number, mark: string) {
  let end = from;
  while (end < text.length && text[end] !== mark && text[end] !== '\n') end++;
  return { text: text.slice(from, end), end };
}

/** Two quotes inside stand for one. What follows the closing one belongs to the cell, too. */
function quotedAt(text: string, from: number, mark: string) {
  let end = from + 1;
  for (; text[end] !== '"' || text[end + 1] === '"'; end += text[end] === '"' ? 2 : 1)
    if (end >= text.length) return undefined;
  const rest = plainAt(text, end + 1, mark);
  return { text: text.slice(from + 1, end).replace(/""/g, '"') + rest.text, end: rest.end };
}
