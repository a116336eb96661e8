/** A date, as exact as its card prints it. Two cards that show the same date are equal. */

/** Years before Christ are negative. There is no year 0. */
export type Year = number;
type Span = { readonly from: Year; readonly to: Year };

export type CardDate =
  | { readonly shown: 'year'; readonly year: Year }
  /** The year may be off by `give` years either way. */
  | { readonly shown: 'about'; readonly year: Year; readonly give: number }
  /**
   * The first year of the span: 1960, or 1401 for the 15th century, -500 for the 5th before Christ.
   */
  | { readonly shown: 'decade' | 'century'; readonly year: Year }
  | { readonly shown: 'ago'; readonly years: number; readonly give: number };

/** “Years ago” counts back from here; such a date is never exact to the decade. */
const TODAY: Year = 2000;

/** Returns the first and the last year that a date covers. */
export function spanOf(date: CardDate): Span {
  switch (date.shown) {
    case 'year':
      return { from: date.year, to: date.year };
    case 'about':
      return around(date.year, date.give);
    case 'decade':
      return { from: date.year, to: date.year + 9 };
    case 'century':
      return { from: date.year, to: date.year + 99 };
    case 'ago':
      return around(TODAY - date.years, date.give);
  }
}

const around = (year: Year, give: number): Span => ({ from: year - give, to: year + give });

/**
 * Negative if the first is earlier. The checker makes sure that two spans of a deck are equal or
 * disjoint.
 */
export function compareDates(one: CardDate, other: CardDate): -1 | 0 | 1 {
  const [a, b] = [spanOf(one), spanOf(other)];
  return sign(a.from - b.from) || sign(a.to - b.to);
}

const sign = (difference: number): -1 | 0 | 1 => (difference < 0 ? -1 : difference > 0 ? 1 : 0);
