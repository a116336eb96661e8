/** When it was, as exactly as the card says it. Two cards that show the same date are equal. */

/** Of our reckoning, negative before Christ. There is no year 0. */
export type Year = number;
type Span = { readonly from: Year; readonly to: Year };

export type CardDate =
  | { readonly shown: 'year'; readonly year: Year }
  /** `give` years either way would still be called the same. */
  | { readonly shown: 'about'; readonly year: Year; readonly give: number }
  /** Its first year: 1960, or 1401 for the 15th century, -500 for the 5th before Christ. */
  | { readonly shown: 'decade' | 'century'; readonly year: Year }
  | { readonly shown: 'ago'; readonly years: number; readonly give: number };

/** What so and so many years ago counts from: nobody who says so means it to the decade. */
const TODAY: Year = 2000;

/** The years that are meant, first and last. */
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

/** Negative: the first is earlier. The spans of a deck are disjoint or the same: the checker sees to it. */
export function compareDates(one: CardDate, other: CardDate): -1 | 0 | 1 {
  const [a, b] = [spanOf(one), spanOf(other)];
  return sign(a.from - b.from) || sign(a.to - b.to);
}

const sign = (difference: number): -1 | 0 | 1 => (difference < 0 ? -1 : difference > 0 ? 1 : 0);
