/** What an act is called, on its button and where the others read what is proposed. */
import type { Language } from '@/ui/words/words';
import { actLabel, type MissionWords, optionLabel } from '../../mission/words';
import type { Action, AgentAction, Gift, GroupProposal } from '../../rules/actions';
import { agentOf } from '../../rules/lookup';
import type { View } from '../../rules/state';
import { agentName, cardName, resourceName } from '../pieces/naming';
import { handWords } from './words';

export type Speech = {
  readonly language: Language;
  readonly words: MissionWords;
  readonly view: View;
};

export function actionWords(speech: Speech, action: Action): string {
  const say = handWords.sayIn(speech.language);
  switch (action.type) {
    case 'read':
    case 'spend':
    case 'withdraw':
      return say(`act.${action.type}`);
    case 'vote':
      return say(action.agrees ? 'act.agree' : 'act.disagree');
    case 'settle':
      return say(action.agrees ? 'act.settle-yes' : 'act.settle-no');
    case 'propose':
      return say('act.propose', { what: proposalWords(speech, action.proposal) });
    default:
      return agentActionWords(speech, action);
  }
}

export function proposalWords(speech: Speech, proposal: GroupProposal): string {
  const { language, words, view } = speech;
  const say = handWords.sayIn(language);
  switch (proposal.do) {
    case 'go':
      return say('proposal.go', { place: words.places[proposal.place]?.name ?? proposal.place });
    case 'hint':
      return say('proposal.hint', { puzzle: words.puzzles[proposal.puzzle] ?? proposal.puzzle });
    case 'act': {
      const { action } = proposal;
      const agent = agentName(language, words, view, action.agent);
      return say('proposal.act', { agent, what: agentActionWords(speech, action) });
    }
    default:
      return say(`proposal.${proposal.do}`);
  }
}

function agentActionWords(speech: Speech, action: AgentAction): string {
  const { language, words, view } = speech;
  const say = handWords.sayIn(language);
  switch (action.type) {
    case 'lend':
      return say('act.lend', { lender: words.lenders[action.lender]?.name ?? action.lender });
    case 'enter':
    case 'move':
      return say(`act.${action.type}`, { card: cardName(words, action.card) });
    case 'plan':
      return action.plan.do === 'move'
        ? say('act.plan-move', { card: cardName(words, action.plan.card) })
        : say(`act.plan-${action.plan.do}`);
    case 'roll':
      return say('act.roll', { act: ownActWords(speech, action) });
    case 'rest':
      return say('act.rest');
    case 'give': {
      const agent = agentName(language, words, view, action.to);
      return say('act.give', { agent, what: giftWords(words, action.what) });
    }
    case 'answer':
      return optionWordsOf(speech, action.option);
    case 'use':
      return labelOfUse(words, action.item, action.use, agentOf(view, action.agent).lender);
    default:
      return ownActWords(speech, action);
  }
}

function ownActWords(
  { words, view }: Speech,
  { agent, act }: Extract<AgentAction, { type: 'roll' | 'deed' | 'try' }>,
): string {
  const { at } = agentOf(view, agent);
  return at === null ? act : actLabel(words, at, act);
}

function giftWords(words: MissionWords, what: Gift): string {
  if (what.kind === 'item') return words.items[what.item]?.name ?? what.item;
  return `${what.many} ${resourceName(words, what.resource, what.many)}`;
}

/** An option of a question: of a card, or an agent, or a space. */
export function optionWordsOf({ language, words, view }: Speech, option: string): string {
  const { asked } = view;
  const figure = view.figures.find(it => it === option);
  if (asked?.kind === 'agent' && figure) return agentName(language, words, view, figure);
  if (asked?.kind === 'space') return cardName(words, option);
  return optionLabel(words, asked?.card ?? null, option);
}

export function labelOfUse(
  words: MissionWords,
  item: string | null,
  use: string,
  lender: string | null,
): string {
  const own = lender === null ? undefined : words.lenders[lender]?.uses[use];
  return (item === null ? own : words.items[item]?.uses[use]) ?? use;
}
