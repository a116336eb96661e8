/** What a proposal costs, or what comes of it, as everybody may know beforehand. */
import type { PlaceId } from '../../mission/names';
import type { GroupProposal } from '../../rules/actions';
import { CAPTAIN_DIE, RED_UNITS } from '../../rules/components';
import { hintPrice } from '../../rules/hints';
import { waitAt } from '../../rules/travel';
import { slotOf } from '../pieces/slots';
import { type Crowd, listed } from './people';
import { watchWords } from './words';

type Knowing = Pick<Crowd, 'view' | 'language'>;

export function consequence(crowd: Knowing, proposal: GroupProposal): string {
  const { view, language } = crowd;
  const say = watchWords.sayIn(language);
  switch (proposal.do) {
    case 'begin':
      return say('proposal.beginSub', { run: view.run });
    case 'leave':
      return [say('proposal.leaveSub', { cost: journeyCost(crowd) }), shieldsBack(crowd)]
        .join(' ')
        .trim();
    case 'go':
      return [say('proposal.goSub', { cost: journeyCost(crowd) }), waiting(crowd, proposal.place)]
        .join(' ')
        .trim();
    case 'hint':
      return hintCost(crowd, hintPrice(view, proposal.puzzle));
    default:
      return say(`proposal.${proposal.do}Sub`);
  }
}

/** A place that opens late, in units that are left then. */
function waiting({ view, language }: Knowing, place: PlaceId): string {
  const wait = waitAt(view, place);
  return wait === 0
    ? ''
    : watchWords.sayIn(language)('proposal.goWaits', { count: view.units - wait });
}

function hintCost({ language }: Knowing, units: number): string {
  const say = watchWords.sayIn(language);
  if (units === 0) return say('proposal.hintFree');
  return say('proposal.hintSub', { cost: say('cost.fixed', { count: units }) });
}

/** The die, and 2 more from a red place; or the price that is known. */
export function journeyCost({ view, language }: Knowing): string {
  const say = watchWords.sayIn(language);
  const more = view.red.includes(view.place) ? RED_UNITS : 0;
  if (view.journey !== null) return say('cost.fixed', { count: view.journey + more });
  const [from, to] = [Math.min(...CAPTAIN_DIE), Math.max(...CAPTAIN_DIE)];
  return say('cost.range', { from: from + more, to: to + more });
}

function shieldsBack({ view, language }: Knowing): string {
  const slots = view.tests.flatMap(({ card }) => slotOf(view, card) ?? []);
  if (slots.length === 0) return '';
  return watchWords.sayIn(language)('proposal.shieldsBack', {
    slots: listed(language, [...new Set(slots)]),
  });
}
