/** Sums up a finished match for the history. */
import { createNames } from '@/ui/words/names';
import type { MatchSummaries } from '../../../board';
import { of } from '@/kit/seat';
import type { GameEvent } from '../../rules/events';
import type { View } from '../../rules/state';
import { storyStats } from './stats';
import { wayOfPlaying } from '../options/wayOfPlaying';
import { missionWords } from '../pieces/missionTexts';
import { PACKS } from '../../mission/packs';
import { endingTexts } from './texts';

export const memory: MatchSummaries<View, GameEvent> = {
  summary(story, seat) {
    const { all, own } = storyStats(story);
    const { cards, rolls } = of(own, seat);
    return { shares: {}, counts: { runs: all.runs, cards, rolls, tests: all.tests } };
  },
  called: createNames(endingTexts.words('memory')),
  optionWords: wayOfPlaying,
  rankWords: (language, rank) => endTitle(language, rank),
};

/** An end is kept by its name alone, so every mission of the app is asked for it. */
function endTitle(language: string, end: string): string | undefined {
  const all = PACKS.map(({ id }) => missionWords(id, language));
  return all.map(({ ends }) => ends[end]?.title).find(it => it !== undefined);
}
