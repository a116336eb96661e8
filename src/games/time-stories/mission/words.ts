/** Everything that a player reads of a mission, in one language. */
import type { ItemId, LenderId, LocationId, MissionId, PlaceId, PuzzleId } from './names';

export type OptionWords = {
  readonly label: string;
  readonly text: string;
  readonly won?: string | undefined;
};
type Named<T> = Readonly<Record<string, T>>;

export type CardWords = {
  /** The title, which everybody sees. */
  readonly back: string;
  /** By the names that the mission gives them: `text`, `again`, `won`, and others. */
  readonly texts: Named<string>;
  readonly options: Named<OptionWords>;
  /** By the letter of a card, the bold word that points to it. */
  readonly pointers: Named<string>;
};
export type LenderWords = {
  readonly name: string;
  readonly who: string;
  readonly gift: string;
  readonly flaw: string;
  readonly dream: string;
  readonly uses: Named<string>;
  readonly options: Named<OptionWords>;
};
export type MissionWords = {
  readonly title: string;
  readonly tagline: string;
  readonly intro: string;
  readonly afterword: string;
  readonly skills: Named<string>;
  readonly rules: Named<string>;
  readonly places: Readonly<Record<PlaceId, { name: string; short: string; air: string }>>;
  readonly cards: Readonly<Record<LocationId, CardWords>>;
  readonly items: Readonly<Record<ItemId, { name: string; text: string; uses: Named<string> }>>;
  readonly lenders: Readonly<Record<LenderId, LenderWords>>;
  readonly tokens: Named<string>;
  readonly resources: Named<{ readonly one: string; readonly many: string }>;
  /** What a puzzle is about, without giving anything away. */
  readonly puzzles: Readonly<Record<PuzzleId, string>>;
  readonly hints: Readonly<Record<PuzzleId, readonly string[]>>;
  readonly codes: Named<{ readonly ask: string; readonly wrong: string }>;
  readonly ends: Named<{ readonly title: string; readonly text: string }>;
  readonly loose: Named<string>;
};

const shelf = new Map<string, MissionWords>();
const keyOf = (mission: MissionId, language: string): string => `${language} ${mission}`;

export const shelveWords = (mission: MissionId, language: string, words: MissionWords): void =>
  void shelf.set(keyOf(mission, language), words);

export const hasWords = (mission: MissionId, language: string): boolean =>
  shelf.has(keyOf(mission, language));

/** Falls back to the other language, for a mission that is written in one. */
export const wordsOf = (mission: MissionId, language: string): MissionWords | undefined =>
  [language, 'en', 'de'].map(it => shelf.get(keyOf(mission, it))).find(it => it !== undefined);

/** A text by the name under which the rules report it. */
export function cardText(words: MissionWords, card: LocationId, text: string): string {
  const { texts = {}, options = {} } = words.cards[card] ?? {};
  return (
    texts[text] ??
    options[text]?.text ??
    options[text.replace(/-won$/, '')]?.won ??
    words.loose[text] ??
    lenderOption(words, text)?.text ??
    texts['text'] ??
    ''
  );
}

/** The label of a button: what an option, an act or a payment is called. */
export function optionLabel(words: MissionWords, card: LocationId | null, option: string): string {
  const own = card === null ? undefined : words.cards[card]?.options[option]?.label;
  return own ?? lenderOption(words, option)?.label ?? option;
}

const lenderOption = ({ lenders }: MissionWords, option: string): OptionWords | undefined =>
  Object.values(lenders)
    .map(({ options }) => options[option])
    .find(it => it !== undefined);

/** What doing it looks like, on a card with several acts. */
export const actText = (words: MissionWords, card: LocationId, act: string): string =>
  words.cards[card]?.options[act]?.text ?? '';

/** What an act is called on its button. */
export function actLabel(words: MissionWords, card: LocationId, act: string): string {
  const { texts = {}, options = {} } = words.cards[card] ?? {};
  return (act === 'test' ? texts['test'] : undefined) ?? options[act]?.label ?? act;
}
