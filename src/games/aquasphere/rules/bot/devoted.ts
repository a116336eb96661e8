/** Players that want more of one thing than is good for them, to show that none of it wins alone. */
import type { Seat } from '../../../../kit/seat';
import type { AnyBot, BotLevel, BotMoment } from '../../../game';
import { PLAYER } from './character';
import { quick } from './thinker';
import { playerOf } from '../pieces';
import { controlledBy, launchedBy } from '../score';
import type { Seen, View } from '../state';

function playingFor(aim: (seen: Seen, seat: Seat) => number): AnyBot {
  const play = quick({ ...PLAYER, slip: 0, aim });
  return (_: BotLevel, view: View, moment: BotMoment) => play(view, moment);
}

/** By what they want; the bonus is about twice what the thing is worth. */
export const DEVOTED: Readonly<Record<string, AnyBot>> = {
  labs: playingFor((seen, seat) => 8 * playerOf(seen, seat).expansions.length),
  submarines: playingFor((seen, seat) => 8 * launchedBy(playerOf(seen, seat))),
  // Those caught in this turn are in the supply.
  octopods: playingFor(({ supply }) => 6 * supply.octopods),
  cards: playingFor((seen, seat) => 8 * playerOf(seen, seat).cards.length),
  control: playingFor((seen, seat) => 8 * controlledBy(seen, seat).length),
};
