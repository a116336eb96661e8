/** Sums up a finished match for the history. */
import type { MatchReplay, MatchSummaries, Summary } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import { createNames } from '@/ui/words/names';
import type { GameEvent } from '../../rules/events';
import { controlledBy, launchedBy } from '../../rules/score';
import type { View } from '../../rules/state';
import { chosenIn } from '../options/chosen';
import { sourcesOf } from './sources';
import { endingTexts } from './texts';
import { endingWords } from './words';

export const memory: MatchSummaries<View, GameEvent> = {
  summary,
  called: createNames(endingTexts.words('memory')),
  optionWords: (language, options) => {
    const { turnSeconds } = chosenIn(options);
    const say = endingWords.sayIn(language);
    return turnSeconds === null ? '' : say('sand', { count: turnSeconds });
  },
};

function summary(story: MatchReplay<View, GameEvent>, seat: Seat): Summary {
  const end = story.viewAfter(story.entries);
  const player = of(end.players, seat);
  const { octopods, interim } = sourcesOf(story, end, seat);
  return {
    shares: {},
    counts: {
      octopods,
      interim,
      launched: launchedBy(player),
      expansions: player.expansions.length,
      cards: player.cards.length,
      fields: controlledBy(end, seat).length,
    },
  };
}
