/** What the coach says: while it plays, when asked, and after the end. */
export const en = {
  name: 'Coach',
  hide: 'Hide what the coach says',
  ask: 'What now?',
  glass: { left: 'left hourglass', right: 'right hourglass' },
  to: {
    red: 'to the red planet',
    green: 'to the green planet',
    blue: 'to the light blue planet',
    purple: 'to the purple planet',
  },
  planet: {
    red: 'The red planet',
    green: 'The green planet',
    blue: 'The light blue planet',
    purple: 'The purple planet',
  },
  moon: 'to moon {{number}}',
  by: {
    red: 'by way of the red planet',
    green: 'by way of the green planet',
    blue: 'by way of the light blue planet',
    purple: 'by way of the purple planet',
    moon: 'by way of moon {{number}}',
  },
  says: {
    'last-lift':
      'Time is up, but this still counts: lift the {{glass}} before the last call ends ({{place}}).',
    'glass-through': 'The {{glass}} stands idle: its sand has run out ({{place}}).',
    'both-parked': 'Both your hourglasses lie idle. Turn one: anything is better than nothing.',
    'last-turn': 'The last minute: what you turn now still runs through and still counts.',
    raced:
      '{{seat}} lands before you and will take all you could fill. Fly {{to}} for something else.',
    'wants-nothing': '{{planet}} wants nothing you have loaded. Load something else, or fly on.',
    blocked: 'Your own orders block your centre. Ask the others to fill some.',
    blockedBy: 'Your own orders block your centre. Ask the others for {{good}}.',
    'colour-late_one':
      '{{good}} still scores nothing: {{count}} order above, {{minutes}} min left. Off to the trading centre!',
    'colour-late_other':
      '{{good}} still scores nothing: {{count}} orders above, {{minutes}} min left. Off to the trading centre!',
    'colour-lost_one':
      '{{good}} cannot be saved any more: {{count}} order above. Turn to other colours.',
    'colour-lost_other':
      '{{good}} cannot be saved any more: {{count}} orders above. Turn to other colours.',
    'cubes-unwanted':
      'Your beam stations are full, and nobody asks for {{good}}. Ask somebody to put up an order.',
    'tile-no-room':
      'A tile fits only over an empty stage I building, and you have none. Clear one.',
    'tile-unused': 'A tile lies unused in your research station. One turn there, and it is built.',
    upgrade: '{{place}} is empty and at stage II: a glass there can make it stage III.',
    bonus: '{{planet}} still has its bonus counter, and you could fill an order there: 3 more.',
    'new-symbol':
      '{{planet}} wants {{good}}, and you have it. It would be your symbol number {{symbols}}: the whole colour counts more.',
    ask: '{{seat}} has the cubes for an order of yours in {{good}}. Ask for them!',
    'colour-zero_one':
      '{{good}} scores nothing as long as {{count}} order of yours is above. {{minutes}} min left.',
    'colour-zero_other':
      '{{good}} scores nothing as long as {{count}} orders of yours are above. {{minutes}} min left.',
  },
  hint: {
    lift: 'The sand has run out ({{place}}). Now you can {{plan}}.',
    'free-up': 'Nothing here is worth doing ({{place}}). Lift the {{glass}} and use it elsewhere.',
    patience_one: 'Wait {{count}} more second: what the {{glass}} brings ({{place}}) is worth it.',
    patience_other:
      'Wait {{count}} more seconds: what the {{glass}} brings ({{place}}) is worth it.',
    deliver: 'Fly {{to}}: what you have loaded is wanted there.',
    bring: 'Fly {{to}}: by then you can load what is wanted there.',
    way: '{{to}} {{by}}',
    fetch: 'Fly {{to}} for a tile: a larger building is worth the minute.',
    stay: {
      planet: 'Turn the {{glass}} on your ship and stay: more is wanted here.',
      moon: 'Turn the {{glass}} on your ship and stay: the tile here will be of use.',
    },
    offer_one:
      'Turn the {{glass}} at {{place}}: {{count}} order of yours in {{good}} is still above.',
    offer_other:
      'Turn the {{glass}} at {{place}}: {{count}} orders of yours in {{good}} are still above.',
    load: 'Turn the {{glass}} at {{place}}: somebody wants {{good}}, and here you load it.',
    produce: 'Turn the {{glass}} at {{place}}: {{good}} will be of use.',
    grow: 'Turn the {{glass}} at {{place}}: it can grow to stage III.',
    build: 'Turn the {{glass}} on the research station: your tile can be built.',
    talk: 'Nothing is worth a turn just now. Ask the others what they need.',
    wait_one: 'The sand is running: {{count}} second to look round and talk.',
    wait_other: 'The sand is running: {{count}} seconds to look round and talk.',
    over: 'There is nothing to do now.',
  },
  review: {
    title: 'Three things for next time',
    titleFew: 'For next time',
    clean: 'Nothing cost you much. The others had better be quick next time.',
    minute: 'Minute {{minute}}',
    whole: 'The whole match',
    idle: 'Your hourglasses were idle for {{sum}} in all, {{longest}} of it in one go.',
    lost_one:
      '{{count}} order left above cost you {{good}}: {{points}}. From here on there were too few turns.',
    lost_other:
      '{{count}} orders left above cost you {{good}}: {{points}}. From here on there were too few turns.',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    undelivered_one: '{{count}} cube lay loaded from here on and was never delivered.',
    undelivered_other: '{{count}} cubes were loaded and never delivered, the first from here on.',
    vain_one: '{{count}} flight led to a planet where you filled nothing.',
    vain_other: '{{count}} flights led to planets where you filled nothing. This was the first.',
    late: 'You put up your first orders only now: until then nobody could fill more.',
    none: 'You never put up an order, so no colour could count.',
  },
};
