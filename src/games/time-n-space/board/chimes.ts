/** What has just come for one player, between two views of the same match. */
import type { Chime } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import type { View } from '../rules/state';
import { questionsTo } from './centre/meeting';
import { centreWords } from './centre/words';
import { seatName } from './pieces/naming';
import { pieceWords } from './pieces/words';

export const chimes = (language: string, before: View, after: View, seat: Seat): Chime[] => [
  ...turned(before, after, seat),
  ...deliveries(language, before, after, seat),
  ...meetings(language, before, after, seat),
];

/** A glass of one’s own that has been put down: sand begins to run. */
const turned = (before: View, after: View, seat: Seat): Chime[] => {
  const [was, is] = [of(before.glasses, seat), of(after.glasses, seat)];
  const isNew = is.some((glass, at) => glass && glass.until > (was[at]?.until ?? -Infinity));
  return isNew ? [{ cue: 'turn' }] : [];
};

/** Orders of one’s own that somebody has filled. */
function deliveries(language: string, before: View, after: View, seat: Seat): Chime[] {
  const say = centreWords.sayIn(language);
  return after.seats.flatMap((visitor): Chime[] => {
    const count = earned(after, visitor, seat) - earned(before, visitor, seat);
    const who = seatName(pieceWords.sayIn(language), visitor);
    return count > 0
      ? [{ cue: 'delivered', words: say('chime.delivered', { seat: who, count }) }]
      : [];
  });
}

const earned = ({ centres }: View, visitor: Seat, owner: Seat): number =>
  of(centres, visitor).below[owner]?.length ?? 0;

/** A question that was not there before. */
function meetings(language: string, before: View, after: View, seat: Seat): Chime[] {
  const say = centreWords.sayIn(language);
  const asked = new Set(questionsTo(before, seat).map(({ ask, until }) => `${ask} ${until}`));
  return questionsTo(after, seat)
    .filter(({ ask, until }) => !asked.has(`${ask} ${until}`))
    .flatMap(({ ask }): Chime[] =>
      ask === 'admit' || ask === 'redo'
        ? [{ cue: 'contested', words: say(ask === 'admit' ? 'chime.admit' : 'chime.redo') }]
        : [],
    );
}
