/** Bots onto control fields, into charging stations, home, and onto their symbols. */
import { of, type Seat } from '@/kit/seat';
import { type Letter, LETTERS, PROGRAMMES, type Task } from '../../rules/components';
import { withPlayer, withSector } from '../../rules/pieces';
import type { Colour, Seen } from '../../rules/state';
import type { TravelPlace, Travel } from './places';
import type { Mover } from './stage';
import { takingIn, takingOf } from './taking';

const bot = (colour: Colour, from: TravelPlace, to: TravelPlace): Travel => ({
  piece: { what: 'bot', colour },
  count: 1,
  way: [from, to],
});
const before = (seat: Seat, part: 'stock' | 'bots'): TravelPlace => ({ at: 'seat', seat, part });

/** A new bot in control, the one that it pushes out, and those that go home from there. */
const control: Mover = (shown, goal) => {
  const letters = LETTERS.filter(letter => hasChanged(shown, goal, letter));
  if (letters.length === 0) return undefined;
  const travels = letters.flatMap(letter => inSector(shown, goal, letter));
  return {
    travels,
    during: letters.reduce(
      (now, letter) => emptied(now, goal, letter),
      withoutLeavers(takingOf(shown, goal, senders(shown, goal, letters), 'programmed'), travels),
    ),
    after: takingOf(
      takingIn(shown, goal, letters, 'control', 'charging'),
      goal,
      shown.seats,
      'programmed',
      'stock',
    ),
    away: [],
  };
};

/** Those that leave the stock are not drawn in it any more. */
const withoutLeavers = (now: Seen, travels: readonly Travel[]): Seen =>
  travels.reduce((soFar, { piece, way: [from] }) => {
    const isLeaver = from.at === 'room' || (from.at === 'seat' && from.part === 'stock');
    if (piece.what !== 'bot' || !piece.colour || !isLeaver) return soFar;
    const { stock } = of(soFar.players, piece.colour);
    return withPlayer(soFar, piece.colour, { stock: stock - 1 });
  }, now);

function hasChanged(shown: Seen, goal: Seen, letter: Letter): boolean {
  const [from, to] = [shown.sectors[letter], goal.sectors[letter]];
  return from.control !== to.control || from.charging.join() !== to.charging.join();
}

const senders = (shown: Seen, goal: Seen, letters: readonly Letter[]): readonly Seat[] =>
  shown.seats.filter(seat => letters.some(letter => sentTask(shown, goal, seat, letter)));

/** The symbol that a bot has left for this sector; undefined if it came from stock. */
function sentTask(shown: Seen, goal: Seen, seat: Seat, letter: Letter): Task | undefined {
  const { scientist, programmed } = of(goal.players, seat);
  const { task } = scientist;
  const had = of(shown.players, seat).programmed.includes(task);
  return scientist.sector === letter && had && !programmed.includes(task) ? task : undefined;
}

/** Where the station is full, the bot that is pushed out may go straight home. */
function inSector(shown: Seen, goal: Seen, letter: Letter): readonly Travel[] {
  const [{ control: pushed }, to] = [shown.sectors[letter], goal.sectors[letter]];
  const hub: TravelPlace = { at: 'hub', letter };
  const plugged = (socket: number): TravelPlace => ({ at: 'charging', letter, socket });
  const { gone, arrived } = exchanged(shown, goal, letter);
  const socket = pushed && arrived.includes(pushed) ? to.charging.lastIndexOf(pushed) : -1;
  return [
    ...(to.control ? [bot(to.control, origin(shown, goal, to.control, letter), hub)] : []),
    ...(pushed ? [bot(pushed, hub, socket < 0 ? before(pushed, 'stock') : plugged(socket))] : []),
    ...gone.map(({ seat, place }) => bot(seat, plugged(place), before(seat, 'stock'))),
  ];
}

const origin = (shown: Seen, goal: Seen, seat: Seat, letter: Letter): TravelPlace =>
  before(seat, sentTask(shown, goal, seat, letter) ? 'bots' : 'stock');

/** Bots that have left the charging station, with the sockets that they had, and new ones. */
function exchanged(shown: Seen, goal: Seen, letter: Letter) {
  const arrived = [...goal.sectors[letter].charging];
  const gone = shown.sectors[letter].charging.flatMap((seat, place) => {
    const at = arrived.indexOf(seat);
    if (at < 0) return [{ seat, place }];
    arrived.splice(at, 1);
    return [];
  });
  return { gone, arrived };
}

function emptied(now: Seen, goal: Seen, letter: Letter): Seen {
  const gone = new Set(exchanged(now, goal, letter).gone.map(({ place }) => place));
  const charging = now.sectors[letter].charging.filter((_, place) => !gone.has(place));
  return withSector(now, letter, { control: null, charging });
}

/** Onto a symbol from the room that was entered, else from stock; and back into stock. */
const programming: Mover = (shown, goal) => {
  const travels = shown.seats.flatMap(seat => [
    ...added(shown, goal, seat).map(task =>
      bot(seat, source(goal, seat, task), before(seat, 'bots')),
    ),
    ...added(goal, shown, seat).map(() => bot(seat, before(seat, 'bots'), before(seat, 'stock'))),
  ]);
  if (travels.length === 0) return undefined;
  const taken = shown.seats.reduce(
    (now, seat) =>
      withPlayer(now, seat, {
        programmed: of(now.players, seat).programmed.filter(task =>
          of(goal.players, seat).programmed.includes(task),
        ),
      }),
    shown,
  );
  return {
    travels,
    during: withoutLeavers(taken, travels),
    after: takingOf(shown, goal, shown.seats, 'programmed', 'stock', 'hasBought'),
    away: [],
  };
};

const added = (from: Seen, to: Seen, seat: Seat): readonly Task[] =>
  of(to.players, seat).programmed.filter(task => !of(from.players, seat).programmed.includes(task));

function source(goal: Seen, seat: Seat, task: Task): TravelPlace {
  const { engineer } = of(goal.players, seat);
  const isHere =
    engineer !== null && engineer !== 'start' && PROGRAMMES[goal.programme][engineer] === task;
  return isHere ? { at: 'room', room: engineer } : before(seat, 'stock');
}

export const botsTravel: readonly Mover[] = [control, programming];
