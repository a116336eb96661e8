import { useLocales } from 'expo-localization';
import { de } from './de';
import { en, type Texts } from './en';

const TEXTS: Readonly<Record<string, Texts>> = { en, de };

/** The first of the wanted languages that we speak; English if there is none. */
export const textsFor = (languages: readonly (string | null)[]): Texts =>
  languages.map(language => TEXTS[language ?? '']).find(texts => texts !== undefined) ?? en;

export const useTexts = (): Texts => textsFor(useLocales().map(locale => locale.languageCode));
