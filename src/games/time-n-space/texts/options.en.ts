export const en = {
  level: 'What you play',
  beginner: 'Beginner’s match',
  aboutBeginner:
    '{{minutes}} minutes, small orders and three large buildings from the start: for a first match.',
  normal: 'Normal match',
  aboutNormal: '{{minutes}} minutes with all orders, bonus counters, and moons full of buildings.',
  minutes: 'How long it lasts',
  count: '{{count}} min',
  innerLinks: 'Inner wormholes',
  aboutInnerLinks: 'The moons are joined as well: shorter ways for everybody.',
  glasses: 'Hourglasses',
  allAlike: 'All run {{count}} seconds',
  someOther_one: '{{count}} player has other glasses',
  someOther_other: '{{count}} players have other glasses',
  aboutGlasses:
    'Every player may have glasses of their own: 45 seconds for a child, say, 90 for a calm hand.',
  seconds: '{{count}} s',
  open: 'open',
  closed: 'closed',
  alike: 'Back to {{count}} seconds for all',
};
