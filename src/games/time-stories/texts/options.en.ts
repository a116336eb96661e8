export const en = {
  mission: 'Mission',
  agents: 'Agents',
  aboutAgents: 'Fewer people than agents? You play several, or share one.',
  'agents-2': 'two',
  'agents-3': 'three',
  'agents-4': 'four',
  shared: 'one each, and one that you share',
  twoEach: 'two each',
  first: 'First captain',
  chance: 'Leave it to chance',
  byChance: 'left to chance',
};
