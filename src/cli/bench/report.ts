/** Prints figures and their targets as one table. */
export type Row = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: { readonly least: number } | { readonly most: number };
};

/** One part of the bench: measures, and returns the rows of its table. */
export type Part = () => Promise<{ readonly title: string; readonly rows: readonly Row[] }>;

const HEAD = ['', 'measured', 'target', ''];

export const missed = (rows: readonly Row[]): boolean =>
  rows.some(row => verdict(row) === 'missed');

export function tableOf(rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map(row => row[column]?.length ?? 0)));
  const lines = cells.map(row => row.map((cell, n) => aligned(cell, n, widths[n] ?? 0)).join('  '));
  return lines.map(line => line.trimEnd()).join('\n');
}

const aligned = (cell: string, column: number, width: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);

const cellsOf = (row: Row): string[] => [
  row.what,
  `${written(row.value)} ${row.unit}`,
  targetOf(row),
  verdict(row),
];

const written = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });

function targetOf({ target, unit }: Row): string {
  if (!target) return '';
  return 'least' in target
    ? `≥ ${written(target.least)} ${unit}`
    : `≤ ${written(target.most)} ${unit}`;
}

function verdict({ value, target }: Row): 'met' | 'missed' | '' {
  if (!target) return '';
  const met = 'least' in target ? value >= target.least : value <= target.most;
  return met ? 'met' : 'missed';
}
