/** The coach: one sentence to somebody who asks what to do now. */
export const en = {
  hide: 'Thanks, Okta',
  why: {
    step: 'Programme {{task}}: every bot is another turn in the station.',
    stepThird:
      'Go on to {{task}}. A third bot sends one home, but that brings {{count}} time markers.',
    stepTaken: 'Go on to {{task}}: the symbol is taken, so you get {{count}} time markers.',
    stepEmpty: 'Go on to {{task}}: your stock is empty, but from the top row you can pass.',
    buy: 'Buy a bot for {{task}}: only once a round, and it pays now.',
    octopods_one: 'Catch octopods in {{letter}}: a point, and one worry less.',
    octopods_other: 'Catch octopods in {{letter}}: {{count}} points, and fewer worries.',
    crystals_one: 'Take the crystal in {{letter}}: it scores every round and pays for a red line.',
    crystals_other:
      'Take {{count}} crystals in {{letter}}: they score every round and pay for red lines.',
    submarine_one:
      'Launch a submarine in {{letter}}: a point, and two more of your bots will count.',
    submarine_other:
      'Launch a submarine in {{letter}}: {{count}} points, and two more of your bots will count.',
    time_one: 'Fetch a time marker in {{letter}}: you will need it.',
    time_other: 'Fetch {{count}} time markers in {{letter}}: you will need them.',
    lab: 'Extend your laboratory in {{letter}}: it has more room for the rest of the match.',
    card_one: 'Take the research card in {{letter}}: a point now, and its help from then on.',
    card_other:
      'Take the research card in {{letter}}: {{count}} points now, and its help from then on.',
    program: 'Let this bot programme another one in {{letter}}.',
    control: 'Send this bot to {{letter}}, for control alone: most sectors are worth 6 points.',
    move: 'Go to {{letter}} first; a bot sent home pays for the rest of the way.',
    recall: 'Bring this bot home: {{count}} time markers are worth more to you now.',
    giveBack: 'Send this one home: it would find the least to do.',
    work: 'Do it: what it brings is yours.',
    leave: 'Leave it: keep your bots and markers for better things.',
    letter: 'Put a bot on {{letter}}: one more sector, and nobody has to walk there.',
    cross_one: 'Cross: the point is worth the crystal.',
    cross_other: 'Cross: {{count}} points are worth the crystal.',
    crossByBot_one: 'Cross, and send this bot home.',
    crossByBot_other: 'Cross, and send this bot home: {{count}} points are worth it.',
    stop: 'Stop here: what lies behind the line is worth less than it costs.',
    passFirst: 'Pass now: then you begin the next round.',
    pass: 'Pass: there is little left to gain.',
    collect: 'Take your time markers first, then use the card.',
    use: 'Use the card: one marker for a bot is cheap.',
    interimDone: 'Go on: nothing here is worth a marker.',
  },
};
