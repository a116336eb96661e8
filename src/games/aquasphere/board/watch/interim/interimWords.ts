/** An interim scoring in words, for those who do not see it. */
import type { TablePlace } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import type { Language } from '@/ui/words/words';
import { nameOf } from '../../pieces/naming';
import { gainWords } from '../gainWords';
import { watchWords } from '../words';
import type { InterimShow, LineMet } from './interimShow';

export function columnWords(
  language: Language,
  show: InterimShow,
  places: readonly TablePlace[],
  seat: Seat,
): string {
  const say = watchWords.sayIn(language);
  const name = nameOf(language, places, seat);
  const points = of(show.now, seat);
  if (!show.scores) return say('interim.rowTime', { name, count: points });
  const { majority, bots, crystals, octopods, total } = of(show.scores, seat);
  const parts = {
    majority: gainWords(majority),
    bots: gainWords(bots),
    crystals: gainWords(crystals),
    octopods: gainWords(octopods),
    total: gainWords(total),
  };
  const lines = show.lines.filter(it => it.seat === seat).map(it => lineWords(language, it));
  return [say('interim.row', { name, points, ...parts }), ...lines].join('; ');
}

function lineWords(language: Language, { paid, lost }: LineMet): string {
  const say = watchWords.sayIn(language);
  if (paid === null) return say('interim.stopped', { lost });
  return say(paid === 'crystal' ? 'interim.crossed' : 'interim.crossedBot');
}
