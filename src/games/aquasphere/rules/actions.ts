import type { CardId, Letter, Room, Task } from './components';

/** A turn is a chain of acts: each is judged by itself, and a bot may be recalled in between. */
export type Action =
  // Option A. Along an arrow, or sideways by the card that allows it.
  | { type: 'step'; room: Room }
  // Option A. Once a round: three time markers for a bot on any free symbol.
  | { type: 'buy'; task: Task }
  // Option B, first part, and seldom needed: goes by the cheapest way, and pays it. Between two
  // moves a bot can be recalled for the markers of the second.
  | { type: 'move'; sector: Letter }
  // Option B: goes there if necessary, and puts the bot of this symbol onto the control field.
  | { type: 'place'; task: Task; sector: Letter }
  // Does the action of the area; `skip` is only control.
  | { type: 'work' }
  // A bot from stock onto the control field that a letter of the new expansion names.
  | { type: 'letter'; sector: Letter }
  // Declines what is still open: the action, the letters, or the rest of markers and cards.
  | { type: 'skip' }
  // A programmed bot back into stock for two time markers; also the way to return one of three.
  | { type: 'recall'; task: Task }
  // Over the red line, for a crystal or, without any crystal, for this programmed bot.
  | { type: 'cross'; bot: Task | null }
  // Stops before the red line; the rest of the points is lost.
  | { type: 'stop' }
  // Option C.
  | { type: 'pass' }
  // Interim scoring: the time markers for submarines, now and not after a card.
  | { type: 'collect' }
  // Interim scoring: a time marker for the bot of this card.
  | { type: 'use'; card: CardId };
