/** Reads a year as people write it into a table. */
import type { CardDate } from '../date';

type ReadYear =
  | { readonly ok: true; readonly date: CardDate }
  | { readonly ok: false; readonly code: 'no-year' | 'part-of-year' | 'year-zero' | 'future-year' };

const OLDEST = 10_000;
const MOST_GIVE = 5_000;

export function readYear(cell: string, thisYear: number): ReadYear {
  const text = cell
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .replace(/[−–—]/g, '-')
    .trim();
  const [, decade] = /^(\d{2,3}0)(?:s|er|er jahre)$/i.exec(text) ?? [];
  if (decade !== undefined) return timely({ shown: 'decade', year: Number(decade) }, thisYear);
  const [, about, give] = ABOUT.exec(text) ?? [];
  const year = yearIn(about ?? text);
  if (typeof year === 'string') return { ok: false, code: year };
  return timely(
    give === undefined
      ? { shown: 'year', year }
      : { shown: 'about', year, give: Math.min(MOST_GIVE, Number(give)) },
    thisYear,
  );
}

const ABOUT = /^(?:um|ca\.?|circa|about|c\.?|around)? ?(.+?) ?(?:±|\+\/-|\+-) ?([1-9]\d{0,3})$/i;

function timely(date: Extract<CardDate, { year: number }>, thisYear: number): ReadYear {
  if (date.year === 0) return { ok: false, code: 'year-zero' };
  if (date.year > thisYear) return { ok: false, code: 'future-year' };
  return date.year < -OLDEST ? { ok: false, code: 'no-year' } : { ok: true, date };
}

const BEFORE = /^(.*?) ?(?:v\. ?Chr\.?|vor Chr(?:istus|\.)|v\. ?u\. ?Z\.?|B\.?C\.?(?:E\.?)?)$/i;
const AFTER = /^(.*?) ?(?:n\. ?Chr\.?|nach Chr(?:istus|\.)|n\. ?u\. ?Z\.?|A\.?D\.?|C\.?E\.?)$/i;

/** A whole date counts as its year. */
const DATES = [
  /^\d{1,2}\. ?\d{1,2}\. ?(\d{4})$/,
  /^\d{1,2}\/\d{1,2}\/(\d{4})$/,
  /^(\d{4})-\d{1,2}-\d{1,2}$/,
];

function yearIn(text: string): number | 'no-year' | 'part-of-year' {
  const day = DATES.map(it => it.exec(text)?.[1]).find(it => it !== undefined);
  if (day !== undefined) return Number(day);
  const before = BEFORE.exec(text)?.[1];
  const number = numberIn(before ?? AFTER.exec(text)?.[1] ?? text);
  if (typeof number === 'string') return number;
  if (before === undefined) return number;
  return number > 0 ? -number : 'no-year';
}

function numberIn(text: string): number | 'no-year' | 'part-of-year' {
  const [, sign = '', digits = ''] = /^([+-]?) ?(\d[\d.,' ]*)$/.exec(text) ?? [];
  if (digits === '') return 'no-year';
  const factor = sign === '-' ? -1 : 1;
  if (/^\d{1,3}([.,' ])\d{3}(\1\d{3})*$/.test(digits))
    return factor * Number(digits.replace(/[.,' ]/g, ''));
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(digits) ?? [];
  if (whole === undefined) return 'no-year';
  return /[1-9]/.test(part) ? 'part-of-year' : factor * Number(whole);
}
