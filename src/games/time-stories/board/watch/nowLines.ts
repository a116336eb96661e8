/** The two lines that say what is proposed, or else what everybody waits for. */
import { of } from '@/kit/seat';
import type { Figure, GroupProposal } from '../../rules/actions';
import { livingAgents } from '../../rules/agents';
import type { Seen } from '../../rules/state';
import { slotOf } from '../pieces/slots';
import { consequence, journeyCost } from './consequence';
import { figureName, figureNames, type Crowd, playerName } from './people';
import { watchWords } from './words';

export type NowLines = { readonly title: string; readonly more: string };

export const nowLines = (crowd: Crowd): NowLines =>
  crowd.view.ballot ? proposalLines(crowd, crowd.view.ballot) : phaseLines(crowd);

type Ballot = NonNullable<Seen['ballot']>;

function proposalLines(crowd: Crowd, { by, proposal }: Ballot): NowLines {
  const say = watchWords.sayIn(crowd.language);
  const what = proposedWords(crowd, proposal);
  return {
    title: say('proposal.said', { name: playerName(crowd, by), what }),
    more: consequence(crowd, proposal),
  };
}

function proposedWords(crowd: Crowd, proposal: GroupProposal): string {
  const say = watchWords.sayIn(crowd.language);
  switch (proposal.do) {
    case 'leave':
      return say('proposal.leave', { place: placeName(crowd, crowd.view.place) });
    case 'go':
      return say('proposal.go', { place: placeName(crowd, proposal.place) });
    case 'act':
      return say('proposal.act', { name: figureName(crowd, proposal.action.agent) });
    default:
      return say(`proposal.${proposal.do}`);
  }
}

export const placeName = ({ words }: Pick<Crowd, 'words'>, place: string): string =>
  words.places[place]?.short ?? place;

function phaseLines(crowd: Crowd): NowLines {
  const { view, language, words } = crowd;
  const say = watchWords.sayIn(language);
  const { phase } = view;
  if (view.asking !== null)
    return {
      title: say('now.asking', { name: figureName(crowd, view.asking) }),
      more: say('now.askingSub'),
    };
  switch (phase.name) {
    case 'base':
      return {
        title: say('now.base', {
          name: playerName(crowd, phase.reader),
          card: words.cards[phase.card]?.back ?? '',
        }),
        more: say('now.baseSub'),
      };
    case 'party':
      return waitingLines(crowd, 'party', it => of(view.agents, it).lender === null);
    case 'entering':
      return enteringLines(crowd);
    case 'here':
      return hereLines(crowd);
    case 'unit':
      return unitLines(crowd);
    case 'travel':
      return {
        title: say('now.travel'),
        more: say('now.travelSub', { cost: journeyCost(crowd) }),
      };
    case 'home':
      return { title: say('now.home'), more: say('now.homeSub') };
    default:
      return { title: say('now.over'), more: '' };
  }
}

function waitingLines(
  crowd: Crowd,
  phase: 'party' | 'entering',
  isLate: (figure: Figure) => boolean,
): NowLines {
  const say = watchWords.sayIn(crowd.language);
  const late = crowd.view.figures.filter(isLate);
  if (phase === 'party' && late.length === 0)
    return { title: say('now.party'), more: say('now.partyReady') };
  return {
    title: say(`now.${phase}`),
    more: say(`now.${phase}Sub`, { names: figureNames(crowd, late) }),
  };
}

/** Until the first figure stands, card A is being read. */
export const isReadingAloud = ({ phase, agents, figures, ballot, asking }: Seen): boolean =>
  phase.name === 'entering' &&
  ballot === null &&
  asking === null &&
  figures.every(it => of(agents, it).at === null);

function enteringLines(crowd: Crowd): NowLines {
  const { view, language, words } = crowd;
  const living = livingAgents(view);
  if (!isReadingAloud(view))
    return waitingLines(
      crowd,
      'entering',
      it => living.includes(it) && of(view.agents, it).at === null,
    );
  return {
    title: watchWords.sayIn(language)('aloud', { name: playerName(crowd, view.captain) }),
    more: words.places[view.place]?.air ?? '',
  };
}

function hereLines(crowd: Crowd): NowLines {
  const { view, language } = crowd;
  const say = watchWords.sayIn(language);
  const late = livingAgents(view).filter(it => {
    const { plan, owes } = of(view.agents, it);
    return plan === null && owes === 0;
  });
  if (late.length > 0)
    return {
      title: say('now.here'),
      more: say('now.hereSub', { names: figureNames(crowd, late) }),
    };
  return {
    title: say('now.hereReady', { name: playerName(crowd, view.captain) }),
    more: say('now.hereReadySub'),
  };
}

function unitLines(crowd: Crowd): NowLines {
  const { view, language } = crowd;
  const say = watchWords.sayIn(language);
  if (view.phase.name !== 'unit') return { title: '', more: '' };
  const late = livingAgents(view).filter(it => of(view.agents, it).done === null);
  const { gathering, isLast } = view.phase;
  const slot = gathering === null ? undefined : slotOf(view, gathering);
  const title =
    slot === undefined ? say(isLast ? 'now.unitLast' : 'now.unit') : say('now.gathering', { slot });
  const names = figureNames(crowd, late);
  return { title, more: late.length > 0 ? say('now.unitSub', { names }) : say('now.unitDone') };
}
