/** What players read of a mission, fetched in their language along with the board's own texts. */
import { useComfort } from '@/ui/comfort';
import { fetchAlong, type Language } from '@/ui/words/words';
import { decodeWords } from '../../mission/decodeWords';
import type { MissionId } from '../../mission/names';
import { PACKS } from '../../mission/packs';
import { hasWords, type MissionWords, shelveWords, wordsOf } from '../../mission/words';

type Loaders = Readonly<Record<Language, () => Promise<{ readonly words: unknown }>>>;

const LOADERS: Readonly<Record<MissionId, Loaders>> = {
  'first-hour': {
    en: () => import('../../missions/first-hour/words.en'),
    de: () => import('../../missions/first-hour/words.de'),
  },
  'day-before': {
    en: () => import('../../missions/day-before/words.en'),
    de: () => import('../../missions/day-before/words.de'),
  },
};

async function fetchWords(id: MissionId, language: Language): Promise<void> {
  const loaded = await LOADERS[id]?.[language]();
  if (!loaded || hasWords(id, language)) return;
  const words = decodeWords(loaded.words);
  if (!words.ok) throw new Error(words.problem);
  shelveWords(id, language, words.value);
}

fetchAlong({
  isHere: language => PACKS.every(({ id }) => hasWords(id, language)),
  fetch: language => Promise.all(PACKS.map(({ id }) => fetchWords(id, language))),
});

/** The words of a mission that is on the shelf. */
export function missionWords(mission: MissionId, language: string): MissionWords {
  const words = wordsOf(mission, language);
  if (!words) throw new Error(`the words of ${mission} have not been fetched`);
  return words;
}

export const useMissionWords = (mission: MissionId): MissionWords =>
  missionWords(mission, useComfort().language);
