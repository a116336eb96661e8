/** A player's card in words, for those who do not see it. */
import type { TablePlace } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { MOST_EXPANSIONS, SUBMARINES } from '../../rules/components';
import { capacityOf, lettersOf } from '../../rules/lab';
import { botCap, botScore, controlledBy, interimScore, launchedBy } from '../../rules/score';
import type { Seen } from '../../rules/state';
import { nameOf } from '../pieces/naming';
import { pieceWords } from '../pieces/words';
import { gainWords } from './gainWords';
import { watchWords } from './words';

export function useCardWords(view: Seen, places: readonly TablePlace[], seat: Seat): string {
  const { language } = useComfort();
  const say = watchWords.sayIn(language);
  const place = places.find(it => it.seat === seat);
  const isAway = place?.sits === 'player' && !place.here;
  return [
    nameOf(language, places, seat),
    isAway ? say('away') : '',
    view.passed.includes(seat) ? say('passed') : '',
    ...ownWords(language, view, seat),
  ]
    .filter(Boolean)
    .join(', ');
}

function ownWords(language: string, view: Seen, seat: Seat): readonly string[] {
  const say = watchWords.sayIn(language);
  const piece = pieceWords.sayIn(language);
  const player = of(view.players, seat);
  const stored = (berth: 'crystals' | 'time' | 'cards', have: number) =>
    say(`card.${berth}`, { have, room: capacityOf(player, berth) });
  const tasks = player.programmed.map(task => piece(`task.${task}`)).join(', ');
  return [
    say('card.points', { count: player.points }),
    tasks ? say('card.programmed', { tasks }) : say('card.nothingProgrammed'),
    stored('crystals', player.crystals),
    stored('time', player.time),
    stored('cards', player.cards.length),
    say('card.bots', { points: botScore(player), most: botCap(player) }),
    say('card.stock', { count: player.stock }),
    say('card.submarines', { have: launchedBy(player), room: SUBMARINES }),
    say('card.expansions', { have: player.expansions.length, room: MOST_EXPANSIONS }),
    say('card.letters', { letters: [...lettersOf(player)].sort().join(' ') }),
    say('card.fields', { count: controlledBy(view, seat).length }),
    say('card.now', { points: gainWords(interimScore(view, seat).total) }),
  ];
}
