/** Sums up a finished match for the history. */
import { sum } from '@/kit/lists';
import { of, type Seat } from '@/kit/seat';
import { createNames } from '@/ui/words/names';
import type { MatchReplay, MatchSummaries, Summary } from '../../../board';
import { decodeOptions } from '../../rules/decode';
import type { GameEvent } from '../../rules/events';
import { controlledBy, launchedBy } from '../../rules/score';
import type { View } from '../../rules/state';
import { partsOf, pointsBySource } from './sources';
import { endingTexts } from './texts';
import { endingWords } from './words';

export const memory: MatchSummaries<View, GameEvent> = {
  summary,
  called: createNames(endingTexts.words('memory')),
  optionWords(language, options) {
    const say = endingWords.sayIn(language);
    const chosen = decodeOptions(options);
    if (!chosen.ok) return '';
    const { turnSeconds: seconds } = chosen.value;
    return seconds === null ? say('option.calm') : say('option.glass', { seconds });
  },
};

function summary(story: MatchReplay<View, GameEvent>, seat: Seat): Summary {
  const end = story.viewAfter(story.entries);
  const player = of(end.players, seat);
  const rounds = of(pointsBySource(story), seat);
  return {
    shares: {},
    counts: {
      interim: partsOf(rounds).scorings,
      octopods: sum(rounds.map(it => it.octopods)),
      submarines: launchedBy(player),
      expansions: player.expansions.length,
      cards: player.cards.length,
      fields: controlledBy(end, seat).length,
      lost: sum(rounds.map(it => Math.max(0, -it.lines))),
    },
  };
}
