/** Turns the events of one message into what a player's phone plays and says. */
import type { Chime, StoryCue } from '@/games/board';
import type { Millis } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import { type Language, spoken } from '@/ui/words/words';
import { plays } from '../rules/agents';
import { missionIn } from '../rules/lookup';
import type { GameEvent } from '../rules/events';
import { votersFor } from '../rules/proposals';
import type { View } from '../rules/state';
import { wordsOf } from '../mission/words';
import { seatName } from './pieces/naming';
import { boardTexts } from './pieces/texts';
import { LATE_UNITS } from './watch/barFields';

const alertWords = boardTexts.words('alerts');

export const cues = (
  language: string,
  events: readonly GameEvent[],
  view: View,
  seat: Seat,
): Chime[] => {
  const ears: Ears = { language: spoken(language), view, seat };
  return inTurn([...events.flatMap(event => chimesOf(event, ears)), ...questionFor(ears, events)]);
};

type Ears = { readonly language: Language; readonly view: View; readonly seat: Seat };

/** Between two sounds of one message, so that each is heard by itself. */
const APART: Millis = 500;
/** More would be a tune; what comes last matters most. */
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

type Heard = GameEvent['type'];
/** All hear it, because it happens to all. */
const FOR_ALL: Readonly<Partial<Record<Heard, StoryCue>>> = {
  'laid-out': 'story-place',
  won: 'story-won',
  vortex: 'story-vortex',
  returned: 'story-back',
  rule: 'story-rule',
  map: 'story-token',
  hint: 'story-card',
  'free-roll': 'story-dice',
};
/** Only the phones of the agent's players. */
const FOR_OWN: Readonly<Partial<Record<Heard, StoryCue>>> = {
  entered: 'story-card',
  moved: 'story-card',
  found: 'story-found',
};

function chimesOf(event: GameEvent, ears: Ears): Chime[] {
  const all = FOR_ALL[event.type];
  if (all) return [{ cue: all, words: wordsFor(event, ears) }];
  const own = FOR_OWN[event.type];
  if (own) return 'agent' in event && event.agent && isOwn(ears, event.agent) ? [{ cue: own }] : [];
  return specialChimes(event, ears);
}

const isOwn = ({ view, seat }: Ears, figure: Seat): boolean => plays(view, seat, figure);
const when = (condition: boolean, ...chimes: readonly Chime[]): Chime[] =>
  condition ? [...chimes] : [];

function specialChimes(event: GameEvent, ears: Ears): Chime[] {
  const { seat, view } = ears;
  const words = wordsFor(event, ears);
  switch (event.type) {
    case 'unit':
      return event.left <= LATE_UNITS
        ? [{ cue: 'story-late', words }]
        : when(view.captain === seat, { cue: 'story-unit' });
    case 'units':
      return when(event.change < 0 && view.captain === seat, { cue: 'story-unit' });
    case 'rolled':
      return when(
        isOwn(ears, event.agent),
        { cue: 'story-dice' },
        ...(event.removed.length > 0 ? [{ cue: 'story-shield' } as const] : []),
      );
    case 'life':
      return when(event.change < 0 && isOwn(ears, event.agent), { cue: 'story-hurt', words });
    case 'gave':
      return when(isOwn(ears, event.to), { cue: 'story-found' });
    case 'token':
      return when(event.gained, { cue: 'story-token' });
    case 'text':
      return [{ cue: 'story-card' }];
    case 'wrong-code':
      return [{ cue: 'story-wrong' }];
    case 'base':
      return when(event.reader === seat, { cue: 'story-card', words });
    case 'captain-die':
      return [{ cue: 'story-journey', words }];
    default:
      return groupChimes(event, ears, words);
  }
}

/** What the group decides, and how a run ends. */
function groupChimes(event: GameEvent, ears: Ears, words: string | undefined): Chime[] {
  const { seat, view } = ears;
  switch (event.type) {
    case 'captain':
      return when(event.seat === seat && view.seats.length > 1, { cue: 'story-captain', words });
    case 'proposed': {
      const isAsked = event.seat !== seat && votersFor(view, event.proposal).includes(seat);
      return when(isAsked && view.ballot !== null, { cue: 'story-ask', words });
    }
    case 'decided':
      return [{ cue: event.carried ? 'story-carried' : 'story-rejected', words }];
    case 'run-ended': {
      const isWon = missionIn(view).ends[event.end]?.kind === 'success';
      return [{ cue: isWon ? 'story-success' : 'story-failure', words }];
    }
    default:
      return [];
  }
}

/** A question for an own agent has come up with these events. */
function questionFor({ language, view, seat }: Ears, events: readonly GameEvent[]): Chime[] {
  const isNew = events.some(({ type }) => ASKING.has(type));
  if (view.asked === null || !isNew) return [];
  const words = alertWords.sayIn(language)('asked', { name: seatName(language, seat) });
  return [{ cue: 'story-ask', words }];
}
const ASKING: ReadonlySet<Heard> = new Set(['entered', 'moved', 'text', 'rolled', 'returned']);

function wordsFor(event: GameEvent, { language, view, seat }: Ears): string | undefined {
  const say = alertWords.sayIn(language);
  const mission = wordsOf(view.options.mission, language);
  const placeName = (place: string) => mission?.places[place]?.short ?? place;
  const own = { name: seatName(language, seat) };
  switch (event.type) {
    case 'unit':
      return event.left > 0 ? say('late', { count: event.left }) : say('last');
    case 'life':
      return say('hurt');
    case 'vortex':
      return say('vortex', { name: seatName(language, event.agent) });
    case 'returned':
      return say('back', { name: seatName(language, event.agent) });
    case 'rule':
      return say('rule', { rule: mission?.rules[event.rule] ?? event.rule });
    case 'laid-out':
      return say('place', {
        place: placeName(event.place),
        name: seatName(language, event.captain),
      });
    case 'map':
      return say('map', { place: placeName(event.place) });
    case 'captain-die':
      return say('journey', { count: event.cost });
    case 'base':
      return say('read', own);
    case 'captain':
      return say('captain', own);
    case 'proposed':
      return say('proposed', { name: seatName(language, event.seat) });
    case 'decided':
      return say(event.carried ? 'carried' : 'rejected');
    case 'run-ended':
      return say('ended', { end: mission?.ends[event.end]?.title ?? event.end });
    default:
      return undefined;
  }
}
