import type { en } from './options.en';

export const de: typeof en = {
  mission: 'Auftrag',
  agents: 'Agenten',
  aboutAgents: 'Weniger Leute als Agenten? Ihr spielt mehrere oder teilt euch einen.',
  'agents-2': 'zwei',
  'agents-3': 'drei',
  'agents-4': 'vier',
  shared: 'je einen und einen gemeinsam',
  twoEach: 'je zwei',
  first: 'Erster Kapitän',
  chance: 'Zufall',
  byChance: 'Zufall',
};
