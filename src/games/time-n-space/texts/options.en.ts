export const en = {
  level: 'What you play',
  beginner: 'Beginner’s match',
  aboutBeginner:
    '{{minutes}} minutes, small orders and three large buildings from the start: for a first evening.',
  normal: 'Normal match',
  aboutNormal: '{{minutes}} minutes with all orders, bonus counters, and moons full of buildings.',
  minutes: 'How long it lasts',
  count: '{{count}} min',
  innerLinks: 'Inner wormholes',
  aboutInnerLinks: 'The moons are joined as well: shorter ways for everybody.',
  glasses: 'Hourglasses',
  allAlike: 'All run {{count}} seconds',
  someOther_one: '{{count}} player has another length',
  someOther_other: '{{count}} players have another length',
  aboutGlasses:
    'Every player may have glasses of another length: a child may have 45 seconds, a calm hand 90.',
  seconds: '{{count}} s',
  open: 'open',
  closed: 'closed',
  alike: 'Give all {{count}} seconds again',
};
