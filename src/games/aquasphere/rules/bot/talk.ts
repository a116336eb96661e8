/** What a bot says to the others, and how it answers them. */
import { chances } from '../../../../kit/random';
import { MINUTE, SECOND, type Millis } from '../../../../kit/millis';
import { of, type Seat } from '../../../../kit/seat';
import type { Bot, BotMoment, Intent, PlayerRequest, TalkMessage } from '../../../game';
import type { Action } from '../actions';
import { LETTERS } from '../components';
import { roomFor } from '../lab';
import { isOnTop } from '../rules';
import { playerOf } from '../pieces';
import type { View } from '../state';

const WISH_LASTS: Millis = 30 * SECOND;
/** As long as a request can last, so that no answer disappears before its question. */
const ANSWER_LASTS: Millis = MINUTE;
/** Codes that need no answer. */
const ANSWERS: readonly string[] = ['yes', 'no', 'thanks', 'sorry'];

/** A bot that also speaks; `talks` is the share of its turns before which it says something. */
export const talking =
  (plays: Bot<View, Action>, talks: number): Bot<View, Action> =>
  (view, moment) => {
    const isSilent = moment.heard === undefined || moment.arrived || view.phase.name === 'over';
    const said = isSilent ? undefined : (reply(view, moment) ?? remark(view, moment, talks));
    return said ?? plays(view, moment);
  };

/** The oldest request to this seat alone that it has not answered. */
function unanswered(heard: readonly PlayerRequest[], seat: Seat): PlayerRequest | undefined {
  const isAnswered = ({ id, from }: PlayerRequest) =>
    heard.some(it => it.from === seat && it.to === from && it.id > id);
  return heard.find(
    it => it.to === seat && it.from !== seat && !ANSWERS.includes(it.words.code) && !isAnswered(it),
  );
}

function reply(view: View, { heard = [], seat }: BotMoment): Intent<Action> {
  const wish = unanswered(heard, seat);
  if (!wish || ownOf(heard, seat) >= MOST_OWN) return undefined;
  const ask: TalkMessage = { code: answerTo(view, seat, wish), about: [] };
  return { ask, to: wish.from, lasts: ANSWER_LASTS };
}

/** The table takes no more than a few of one seat at a time. */
const MOST_OWN = 3;
const ownOf = (heard: readonly PlayerRequest[], seat: Seat): number =>
  heard.filter(({ from }) => from === seat).length;

/** Yes only to what it would not do anyway, or cannot. */
function answerTo(view: View, seat: Seat, { words }: PlayerRequest): string {
  const { programmed } = playerOf(view, seat);
  const letter = LETTERS.find(it => it === words.about[0]);
  switch (words.code) {
    case 'leave-crystals':
      return programmed.includes('crystals') && roomFor(playerOf(view, seat), 'crystals') > 0
        ? 'no'
        : 'yes';
    case 'spare-bot':
      return programmed.length === 0 ? 'yes' : 'no';
    case 'catch-octopods':
      return programmed.includes('octopods') ? 'yes' : 'no';
    case 'take-sector':
      return letter !== undefined && view.sectors[letter].control === seat ? 'no' : 'thanks';
    case 'let-first':
      return isOnTop(playerOf(view, seat)) ? 'no' : 'yes';
    case 'stop-leader':
      return words.about[0] === seat ? 'no' : 'yes';
    default:
      return 'thanks';
  }
}

/** Now and then, before it takes its turn. */
function remark(view: View, { heard = [], seat, chance }: BotMoment, talks: number) {
  const isFree = view.phase.name === 'turn' && view.turn === seat && view.due.length === 0;
  if (!isFree || ownOf(heard, seat) > 0 || chances(chance + 0.5)() >= talks) return undefined;
  const [ask] = [...onLeader(view, seat), ...onPassing(view, seat), ...onCrystals(view, seat)];
  return ask && { ask, lasts: WISH_LASTS };
}

/** Ahead by so many points somebody has to be stopped. */
const FAR_AHEAD = 12;

function onLeader(view: View, seat: Seat): readonly TalkMessage[] {
  const [first, second] = view.seats
    .map(it => ({ seat: it, points: of(view.players, it).points }))
    .sort((one, other) => other.points - one.points);
  if (!first || !second || first.seat === seat || view.seats.length < 3) return [];
  const isFar = first.points - second.points >= FAR_AHEAD;
  return isFar ? [{ code: 'stop-leader', about: [first.seat] }] : [];
}

const onPassing = (view: View, seat: Seat): readonly TalkMessage[] =>
  isOnTop(playerOf(view, seat)) && playerOf(view, seat).programmed.length <= 1
    ? [{ code: 'pass-soon', about: [] }]
    : [];

/** Worth asking for. */
const MANY_CRYSTALS = 2;

function onCrystals(view: View, seat: Seat): readonly TalkMessage[] {
  const player = playerOf(view, seat);
  if (!player.programmed.includes('crystals') || roomFor(player, 'crystals') === 0) return [];
  const rich = LETTERS.find(it => view.sectors[it].crystals >= MANY_CRYSTALS);
  return rich ? [{ code: 'leave-crystals', about: [rich] }] : [];
}
