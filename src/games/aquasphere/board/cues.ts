/** Turns the events of one message into what a player's phone plays and says. */
import type { Chime, SeaCue } from '@/games/board';
import type { Millis } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import { type Language, spoken } from '@/ui/words/words';
import type { GameEvent } from '../rules/events';
import type { View } from '../rules/state';
import { alertWords } from './alarms';
import { seatName } from './pieces/naming';

export const cues = (
  language: string,
  events: readonly GameEvent[],
  view: View,
  seat: Seat,
): Chime[] => inTurn(events.flatMap(event => heard(spoken(language), event, view, seat)));

/** Between two sounds of one message, so that each is heard by itself. */
const APART: Millis = 450;
/** More would be a tune; what comes last matters most, as one's own turn. */
const MOST = 4;

/** One after another, each sound once. */
function inTurn(chimes: readonly Chime[]): Chime[] {
  const sounds = [...new Set(chimes.flatMap(({ cue }) => cue ?? []))].slice(-MOST);
  return chimes.flatMap<Chime>(({ cue, words }, n) => {
    const isFirst = chimes.findIndex(it => it.cue === cue) === n;
    const place = cue && isFirst ? sounds.indexOf(cue) : -1;
    if (place >= 0) return [{ cue, words, after: place * APART }];
    return words ? [{ cue: null, words }] : [];
  });
}

/** What the own phone plays for an own event; null: the sound of another event says it. */
const OWN_CUES: Readonly<Record<GameEvent['type'], SeaCue | 'over' | null>> = {
  stepped: 'sea-bot',
  programmed: 'sea-bot',
  converted: 'sea-time',
  moved: 'sea-swim',
  placed: 'sea-dock',
  took: 'sea-time',
  caught: 'sea-octopod',
  launched: 'sea-submarine',
  extended: 'sea-lab',
  researched: 'sea-card',
  rewarded: 'sea-time',
  recalled: 'sea-time',
  scored: null,
  crossed: 'sea-line',
  stopped: 'sea-stop',
  skipped: null,
  passed: 'sea-pass',
  'on-turn': 'sea-turn',
  asked: 'sea-turn',
  collected: 'sea-time',
  interim: 'sea-interim',
  refilled: 'sea-round',
  over: 'over',
};

function ownCue(event: GameEvent): SeaCue | 'over' | null {
  if (event.type === 'took' && event.what === 'crystals') return 'sea-crystal';
  if (event.type === 'rewarded' && event.crystals > 0) return 'sea-crystal';
  if (event.type === 'scored' && event.source === 'interim') return 'sea-tally';
  return OWN_CUES[event.type];
}

function heard(language: Language, event: GameEvent, view: View, seat: Seat): Chime[] {
  if (isOfAnother(event, seat))
    return event.type === 'placed' ? displaced(language, event, seat) : [];
  if (event.type === 'on-turn' && view.phase.name !== 'turn') return [];
  const cue = ownCue(event);
  return cue ? [{ cue, words: wordsFor(language, event, seat) }] : [];
}

/** Everybody hears who passes, because the order of passing is the order of the next round. */
const isOfAnother = (event: GameEvent, seat: Seat): boolean =>
  'seat' in event && event.seat !== seat && event.type !== 'passed';

function wordsFor(language: Language, event: GameEvent, seat: Seat): string | undefined {
  const say = alertWords.sayIn(language);
  switch (event.type) {
    case 'on-turn':
      return say('turn', { name: seatName(language, seat) });
    case 'passed':
      return event.seat === seat
        ? undefined
        : say('passes', { name: seatName(language, event.seat) });
    case 'asked':
      return say('decide', { name: seatName(language, seat) });
    case 'interim':
      return say('interim');
    case 'refilled':
      return say('round', { round: event.round });
    default:
      return undefined;
  }
}

type Placed = Extract<GameEvent, { type: 'placed' }>;

/** For the owner of a bot that was pushed out or went home; their own bot does not surprise them. */
function displaced(language: Language, { sector, pushed, home }: Placed, seat: Seat): Chime[] {
  const say = alertWords.sayIn(language);
  if (home.includes(seat)) return [{ cue: 'sea-overflow', words: say('overflow') }];
  return pushed === seat ? [{ cue: 'sea-pushed', words: say('pushed', { letter: sector }) }] : [];
}
