/** Turns everything the coach says into sentences, in the reader's language. */
import type { Seat } from '@/kit/seat';
import type { Language } from '@/ui/words/words';
import { isMoon } from '../../rules/board';
import type { Good, MoonId, Node, Place } from '../../rules/components';
import type { GlassId } from '../../rules/state';
import { centreWords } from '../centre/words';
import { named, seatName } from '../pieces/naming';
import { pieceWords } from '../pieces/words';
import type { Advice, Hint } from './codes';
import { type CoachSay, coachWords } from './words';

const byWayOf = (say: CoachSay, by: Node): string =>
  isMoon(by) ? say('by.moon', numberOf(by)) : say(`by.${named(by)}`);

/** The names and words that fill the sentences. */
function voice(language: Language) {
  const say = coachWords.sayIn(language);
  const [centre, piece] = [centreWords.sayIn(language), pieceWords.sayIn(language)];
  return {
    say,
    seat: (seat: Seat) => seatName(piece, seat),
    planet: (seat: Seat) => say(`planet.${named(seat)}`),
    to: (seat: Seat) => say(`to.${named(seat)}`),
    way: (planet: Seat, by: Node | null) => {
      const to = say(`to.${named(planet)}`);
      return by === null ? to : say('hint.way', { to, by: byWayOf(say, by) });
    },
    place: (on: Place) => centre(`place.short.${on}`),
    glass: (glass: GlassId) => say(glass === 0 ? 'glass.left' : 'glass.right'),
    good: (good: Good) => piece(`inColour.${good}`),
    goodFirst: (good: Good) => piece(`goodName.${good}`),
    plan: (kind: Extract<Hint, { code: 'lift' }>['kind']) => centre(`plan.best.${kind}`),
  };
}

export function adviceSentence(language: Language, it: Advice): string {
  const { say, seat, planet, to, place, glass, good, goodFirst } = voice(language);
  switch (it.code) {
    case 'last-lift':
    case 'glass-through':
      return say(`says.${it.code}`, { glass: glass(it.glass), place: place(it.on) });
    case 'both-parked':
    case 'last-turn':
    case 'tile-no-room':
    case 'tile-unused':
      return say(`says.${it.code}`);
    case 'raced':
      return say('says.raced', { seat: seat(it.rival), to: to(it.planet) });
    case 'wants-nothing':
    case 'bonus':
      return say(`says.${it.code}`, { planet: planet(it.planet) });
    case 'blocked':
      return it.good ? say('says.blockedBy', { good: good(it.good) }) : say('says.blocked');
    case 'colour-late':
    case 'colour-lost':
    case 'colour-zero':
      return say(`says.${it.code}`, {
        good: goodFirst(it.good),
        count: it.count,
        minutes: 'minutes' in it ? it.minutes : 0,
      });
    case 'cubes-unwanted':
      return say('says.cubes-unwanted', { good: good(it.good) });
    case 'upgrade':
      return say('says.upgrade', { place: place(it.on) });
    case 'new-symbol': {
      const { symbols } = it;
      return say('says.new-symbol', { planet: planet(it.planet), good: good(it.good), symbols });
    }
    case 'ask':
      return say('says.ask', { seat: seat(it.holder), good: good(it.good) });
  }
}

export function hintSentence(language: Language, it: Hint): string {
  const { say, place, glass, good, plan, way } = voice(language);
  switch (it.code) {
    case 'lift':
      return say('hint.lift', { place: place(it.on), plan: plan(it.kind) });
    case 'free-up':
    case 'grow':
      return say(`hint.${it.code}`, { glass: glass(it.glass), place: place(it.on) });
    case 'patience':
      return say('hint.patience', {
        count: it.seconds,
        glass: glass(it.glass),
        place: place(it.on),
      });
    case 'deliver':
      return say(it.isLoaded ? 'hint.deliver' : 'hint.bring', { to: way(it.planet, it.by) });
    case 'fetch':
      return say('hint.fetch', { to: say('moon', numberOf(it.moon)) });
    case 'stay':
      return say(`hint.stay.${it.at}`, { glass: glass(it.glass) });
    case 'offer':
    case 'load':
    case 'produce':
      return say(`hint.${turnedFor(it)}`, {
        glass: glass(it.glass),
        place: place(it.on),
        good: good(it.good),
        count: 'count' in it ? it.count : 0,
      });
    case 'build':
      return say('hint.build', { glass: glass(it.glass) });
    case 'wait':
      return say('hint.wait', { count: it.seconds });
    case 'talk':
    case 'over':
      return say(`hint.${it.code}`);
  }
}

/** Loading a good that nobody asks for yet has the same reason as making it. */
const turnedFor = (it: Extract<Hint, { good: Good }>) =>
  it.code === 'load' && !it.isWanted ? 'produce' : it.code;

const numberOf = (moon: MoonId) => ({ number: moon.slice(-1) });
