/** A turn that is not over yet: its acts can be taken back without asking anybody. */
import type { Seat } from '../kit/seat';
import type { RunningMatch } from './match';

/** The seat that did the last act and still has the turn; undefined if there is none. */
export function seatInTurn(match: RunningMatch): Seat | undefined {
  const { game, state, paused, saved, undoFrom } = match;
  if (paused || game.pace !== 'in-turns' || game.result(state)) return undefined;
  const ply = lastActIn(match);
  const act = saved.log[ply];
  // Acts of bots have no number.
  if (act?.do !== 'act' || act.n === undefined || ply < undoFrom) return undefined;
  const { seat } = act;
  return game.waitingFor(game.view(state, seat)).includes(seat) ? seat : undefined;
}

function lastActIn({ saved: { log } }: RunningMatch): number {
  for (let ply = log.length - 1; ply >= 0; ply--) if (log[ply]?.do === 'act') return ply;
  return -1;
}
