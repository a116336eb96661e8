/** What a bot says to the others, and how it reacts to them. */
import { type Chance, chances, pick } from '../../../../kit/random';
import { MINUTE, SECOND, type Millis } from '../../../../kit/millis';
import { of, type Seat } from '../../../../kit/seat';
import type { PlayerRequest, Intent, BotMoment, TalkMessage } from '../../../game';
import type { Action } from '../actions';
import { destination, isPlanet } from '../board';
import { goodOf } from '../centre';
import { GOODS, type Good } from '../components';
import { haulAt } from './flights/haul';
import { stockOn } from './stock';
import { allOrdersOn } from './flights/market';
import { type Mind, mindCentre } from './mind';

/** The message codes of the table: see board/centre/asking.ts. */
type Code = 'could-use' | 'bring' | 'put-up' | 'yes' | 'no' | 'thanks';
type Wish = { readonly code: Code; readonly about: TalkMessage['about']; readonly to?: Seat };

/** The most requests that one bot has open, so that it does not flood the table. */
const MOST_OWN = 2;
/** As long as a request can last, so that no answer disappears before its question. */
const ANSWER_LASTS: Millis = MINUTE;
const WISH_LASTS: Millis = 40 * SECOND;
const ANSWERS: readonly string[] = ['yes', 'no', 'thanks'];

const goodIn = ({ about: [first] }: TalkMessage): Good | undefined =>
  GOODS.find(good => good === first);

/** Goods of which somebody would take an order. */
export const callsIn = (heard: readonly PlayerRequest[], seat: Seat): Good[] =>
  heard
    .filter(({ from, to, words }) => from !== seat && (to ?? seat) === seat && isCall(words))
    .flatMap(({ words }) => goodIn(words) ?? []);

const isCall = ({ code }: TalkMessage): boolean => code === 'put-up' || code === 'bring';

/** The oldest unanswered request to this seat alone. */
function unanswered(heard: readonly PlayerRequest[], seat: Seat): PlayerRequest | undefined {
  return heard.find(
    ({ id, from, to, words }) =>
      to === seat &&
      from !== seat &&
      !ANSWERS.includes(words.code) &&
      !heard.some(
        other => other.from === seat && other.to === from && other.id > id && isAnswer(other.words),
      ),
  );
}

const isAnswer = ({ code }: TalkMessage): boolean => ANSWERS.includes(code);

export const isAsked = ({ heard = [], seat }: BotMoment): boolean =>
  unanswered(heard, seat) !== undefined && mayAsk(heard, seat, 4);

const mayAsk = (heard: readonly PlayerRequest[], seat: Seat, most: number): boolean =>
  heard.filter(({ from }) => from === seat).length < most;

/** An answer, if one is due. */
export function reply(mind: Mind, { heard = [], seat }: BotMoment): Intent<Action> {
  const wish = unanswered(heard, seat);
  if (!wish || !mayAsk(heard, seat, 4)) return undefined;
  const ask: TalkMessage = { code: codeFor(mind, wish), about: [] };
  return { ask, to: wish.from, lasts: ANSWER_LASTS };
}

function codeFor(mind: Mind, { words }: PlayerRequest): Code {
  if (words.code === 'bring') return 'thanks';
  const good = goodIn(words);
  if (good === undefined) return 'no';
  const centre = mindCentre(mind);
  if (words.code === 'put-up') return mind.plan.above[good] > 0 ? 'yes' : 'no';
  return stockOn(centre, 'beam')[good] + stockOn(centre, 'plant')[good] > 0 ? 'yes' : 'no';
}

/** Says something useful now and then while it works. */
export function remark(mind: Mind, { heard = [], seat, chance }: BotMoment): Intent<Action> {
  const next: () => Chance = chances(chance + 0.5);
  if (mind.view.phase.name !== 'running' || !mayAsk(heard, seat, MOST_OWN)) return undefined;
  const wishes = [...news(mind), ...needs(mind), ...surplus(mind)].filter(
    wish => !heard.some(({ from, words }) => from === seat && isSame(words, wish)),
  );
  const wish = wishes[pick(next(), Math.min(2, wishes.length))];
  if (!wish) return undefined;
  const { code, about, to } = wish;
  return { ask: { code, about }, ...(to && { to }), lasts: WISH_LASTS };
}

const isSame = (words: TalkMessage, { code, about }: Wish): boolean =>
  words.code === code && words.about[0] === about[0];

/** On its way with cubes it says so, because the planet's owner may put up orders for them. */
function news(mind: Mind): Wish[] {
  const { view, seat, at } = mind;
  const ship = of(view.ships, seat);
  const planet = destination(ship);
  const glass = of(view.glasses, seat).find(standing => standing?.on === 'ship');
  if (!glass || glass.until <= at || !isPlanet(planet) || planet === seat) return [];
  const stock = stockOn(mindCentre(mind), 'beam');
  const minutes = Math.min(5, Math.round((glass.until - at) / MINUTE));
  return GOODS.filter(good => stock[good] > 0).map(good => ({
    code: 'bring',
    about: [good, Math.min(6, stock[good]), minutes],
    to: planet,
  }));
}

/** Asks for cubes for its own orders; a player who has them is asked first. */
function needs({ view, seat }: Mind): Wish[] {
  const standing = new Set(allOrdersOn(of(view.centres, seat)).map(goodOf));
  return [...standing].map(good => {
    const holder = view.seats.find(
      other => other !== seat && stockOn(of(view.centres, other), 'beam')[good] > 0,
    );
    return { code: 'could-use', about: [good], ...(holder && { to: holder }) };
  });
}

/** Offers loaded cubes that nobody has an order for. */
function surplus(mind: Mind): Wish[] {
  const { view, seat, market } = mind;
  const stock = stockOn(mindCentre(mind), 'beam');
  const asked = (good: Good) =>
    view.seats.some(
      planet =>
        planet !== seat &&
        haulAt(market, view, planet, stock).orders.some(order => goodOf(order) === good),
    );
  return GOODS.filter(good => stock[good] > 0 && !asked(good)).map(good => ({
    code: 'put-up',
    about: [good],
  }));
}
