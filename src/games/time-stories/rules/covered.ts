/** A proposed act of a shared agent, without what only those who stand there may know. */
import type { AgentAction, GroupProposal } from './actions';

type ActProposal = Extract<GroupProposal, { do: 'act' }>;

export const covered = ({ action }: ActProposal): ActProposal => ({
  do: 'act',
  action: withoutFront(action),
});

function withoutFront(action: AgentAction): AgentAction {
  switch (action.type) {
    case 'roll':
    case 'deed':
      return { ...action, act: '' };
    case 'try':
      return { ...action, act: '', code: '' };
    case 'answer':
      return { ...action, option: '' };
    default:
      return action;
  }
}
