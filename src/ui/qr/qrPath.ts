import { create } from 'qrcode';

/** Modules of quiet zone that a camera needs around the code. */
export const QUIET = 4;

type Code = { readonly path: string; readonly size: number };

/**
 * A code as one path, one unit a module. Alphanumeric mode needs fewer modules, but allows only
 * capitals.
 */
export function qrCode(text: string, alphanumeric = false): Code {
  const content = alphanumeric ? [{ data: text, mode: 'alphanumeric' as const }] : text;
  const { modules } = create(content, { errorCorrectionLevel: text.length > LONG ? 'L' : 'M' });
  const rows = Array.from({ length: modules.size }, (_, y) => y);
  const isDark = (x: number, y: number) => modules.get(y, x) !== 0;
  return {
    path: rows.flatMap(y => runs(modules.size, x => isDark(x, y)).map(run => bar(run, y))).join(''),
    size: modules.size + 2 * QUIET,
  };
}

const LONG = 400; // above this length, larger modules help more than error correction

type Run = readonly [from: number, to: number];

/** The dark runs of a row, as [from, to). */
function runs(length: number, isDark: (x: number) => boolean): Run[] {
  const edges = Array.from({ length: length + 1 }, (_, x) => x).filter(
    x => (x > 0 && isDark(x - 1)) !== (x < length && isDark(x)),
  );
  return edges.flatMap((from, i): Run[] => (i % 2 ? [] : [[from, edges[i + 1] ?? length]]));
}

const bar = ([from, to]: Run, y: number) =>
  `M${from + QUIET} ${y + QUIET}h${to - from}v1h${from - to}z`;
