/** Sums up a finished match for the history. */
import { of, type Seat } from '@/kit/seat';
import { createNames } from '@/ui/words/names';
import type { MatchSummaries, MatchReplay, Summary } from '../../../board';
import { GOODS } from '../../rules/components';
import { score } from '../../rules/score';
import type { GameEvent } from '../../rules/actions';
import type { Centre, View } from '../../rules/state';
import { chosenIn } from '../options/chosen';
import { wayOfPlaying } from '../options/wayOfPlaying';
import { optionWords } from '../options/words';
import { statisticsOf, shares } from './statistics';
import { endingTexts } from './texts';

export const memory: MatchSummaries<View, GameEvent> = {
  summary,
  called: createNames(endingTexts.words('memory')),
  optionWords(language, options) {
    const say = optionWords.sayIn(language);
    const { minutes } = chosenIn(options);
    return `${wayOfPlaying(language, options)}, ${say('count', { count: minutes })}`;
  },
};

function summary(story: MatchReplay<View, GameEvent>, seat: Seat): Summary {
  const centreAfter = (entries: number) => of(story.viewAfter(entries).centres, seat);
  const end = centreAfter(story.entries);
  const [left, right] = of(statisticsOf(story).glasses, seat);
  return {
    shares: { 'glass-left': shares(left).running, 'glass-right': shares(right).running },
    counts: {
      'orders-placed': aboveOf(centreAfter(0)) - aboveOf(end),
      'orders-filled': Object.values(end.below).flat().length,
      'colours-scored': GOODS.filter(good => score(end).rows[good].points > 0).length,
    },
  };
}

const aboveOf = ({ above }: Centre): number =>
  Object.values(above).reduce((sum, count) => sum + count, 0);
