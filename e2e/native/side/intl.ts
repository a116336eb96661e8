/**
 * Dates and numbers as Hermes on Android formats them in the app's two languages. It has Collator,
 * DateTimeFormat and NumberFormat, but no PluralRules, which nothing may need.
 */
type Parts = Readonly<Record<string, unknown>>;

const MONTHS = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
} as const;
const SHORT = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
} as const;

const languageOf = (locale: unknown): 'en' | 'de' =>
  String(Array.isArray(locale) ? locale[0] : (locale ?? 'en')).startsWith('de') ? 'de' : 'en';

function dateIn(locale: unknown, date: Date, { day, month, year }: Parts): string {
  const language = languageOf(locale);
  const names = month === 'long' ? MONTHS : SHORT;
  const name = names[language].split(' ')[date.getMonth()] ?? '';
  const shown = month === 'numeric' ? String(date.getMonth() + 1) : name;
  const parts =
    language === 'de' ? [day && `${date.getDate()}.`, shown] : [shown, day && `${date.getDate()},`];
  return [...parts, year && date.getFullYear()].filter(Boolean).join(' ');
}

function numberIn(locale: unknown, value: number, parts: Parts = {}): string {
  const language = languageOf(locale);
  const most = Number(parts['maximumFractionDigits'] ?? 3);
  const least = Number(parts['minimumFractionDigits'] ?? 0);
  const [whole = '', rest = ''] = Math.abs(value).toFixed(Math.max(most, least)).split('.');
  const digits = rest.slice(0, least) + rest.slice(least).replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'de' ? '.' : ',');
  const text = digits ? grouped + (language === 'de' ? ',' : '.') + digits : grouped;
  return value < 0 ? `-${text}` : text;
}

function DateTimeFormat(this: object, locale?: unknown, parts: Parts = {}) {
  const how = Object.keys(parts).length > 0 ? parts : { day: 1, month: 'numeric', year: 1 };
  return Object.assign(Object.create(DateTimeFormat.prototype) as object, {
    format: (date: Date = new Date()) => dateIn(locale, date, how),
    resolvedOptions: () => ({ locale: languageOf(locale), timeZone: 'UTC' }),
  });
}
function NumberFormat(this: object, locale?: unknown, parts?: Parts) {
  return Object.assign(Object.create(NumberFormat.prototype) as object, {
    format: (value: number) => numberIn(locale, value, parts),
    resolvedOptions: () => ({ locale: languageOf(locale) }),
  });
}
function Collator(this: object) {
  return Object.assign(Object.create(Collator.prototype) as object, {
    compare: (one: string, other: string) => (one < other ? -1 : Number(one > other)),
  });
}

const world = globalThis as unknown as { Intl?: object };
world.Intl ??= {
  Collator,
  DateTimeFormat,
  NumberFormat,
  getCanonicalLocales: (locales: string | string[]) => [locales].flat(),
};
Object.defineProperties(Date.prototype, {
  toLocaleDateString: {
    configurable: true,
    writable: true,
    value(this: Date, locale?: unknown, parts: Parts = { day: 1, month: 'numeric', year: 1 }) {
      return dateIn(locale, this, parts);
    },
  },
});
Object.defineProperty(Number.prototype, 'toLocaleString', {
  configurable: true,
  writable: true,
  value(this: number, locale?: unknown, parts?: Parts) {
    return numberIn(locale, Number(this), parts);
  },
});
