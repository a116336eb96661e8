import { create } from 'qrcode';

/** Around the code, so that a camera finds it. */
export const QUIET = 4;

type Code = { readonly path: string; readonly size: number };

/** A code in one path, a module being 1. Alphanumeric says the same in fewer modules, but only in capitals. */
export function qrCode(text: string, alphanumeric = false): Code {
  const said = alphanumeric ? [{ data: text, mode: 'alphanumeric' as const }] : text;
  const { modules } = create(said, { errorCorrectionLevel: text.length > LONG ? 'L' : 'M' });
  const rows = Array.from({ length: modules.size }, (_, y) => y);
  const isDark = (x: number, y: number) => modules.get(y, x) !== 0;
  return {
    path: rows.flatMap(y => runs(modules.size, x => isDark(x, y)).map(run => bar(run, y))).join(''),
    size: modules.size + 2 * QUIET,
  };
}

const LONG = 400; // from here on, larger modules help more than spare ones

type Run = readonly [from: number, to: number];

/** Where it is dark in a row, from and up to. */
function runs(length: number, isDark: (x: number) => boolean): Run[] {
  const edges = Array.from({ length: length + 1 }, (_, x) => x).filter(
    x => (x > 0 && isDark(x - 1)) !== (x < length && isDark(x)),
  );
  return edges.flatMap((from, i): Run[] => (i % 2 ? [] : [[from, edges[i + 1] ?? length]]));
}

const bar = ([from, to]: Run, y: number) =>
  `M${from + QUIET} ${y + QUIET}h${to - from}v1h${from - to}z`;
