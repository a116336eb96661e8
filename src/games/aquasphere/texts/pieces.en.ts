export const en = {
  seat: { red: 'Red', yellow: 'Yellow', blue: 'Blue', white: 'White' },
  task: {
    octopods: 'Octopods',
    crystals: 'Crystals',
    submarine: 'Submarine',
    time: 'Time',
    lab: 'Laboratory',
    card: 'Research',
    program: 'Programme',
  },
  letter: 'letter {{letter}}',
  adds: {
    cards_one: 'room for one card',
    cards_other: 'room for {{count}} cards',
    crystals_one: 'room for one crystal',
    crystals_other: 'room for {{count}} crystals',
    octopods_one: 'one octopod more in each catch',
    octopods_other: '{{count}} octopods more in each catch',
    time_one: 'room for one time marker',
    time_other: 'room for {{count}} time markers',
  },
  reward: {
    time: '+{{count}} time',
    crystal_one: '+{{count}} crystal',
    crystal_other: '+{{count}} crystals',
    points: '+{{count}} points',
  },
  card: {
    room: {
      title: '{{task}} room',
      sentences:
        'Whenever your engineer enters the room “{{task}}”, you get this: {{reward}}. Bots from the white area or for three time markers do not count.',
    },
    catch: {
      title: 'Octopods',
      sentences:
        'Whenever you catch at least one octopod, you also get this: {{reward}}. What your lab has no room for is lost.',
    },
    charging: {
      title: 'Charging',
      line: '1 point per bot',
      sentences:
        'A point for every other player’s bot that goes home because your bot overfills a charging station. Neutral bots bring nothing.',
    },
    'open-lock': {
      title: 'Lock 2',
      line: 'free for you',
      sentences:
        'Your scientist passes the lock with the 2 without time markers. The other locks cost what they show.',
    },
    crossing: {
      title: 'Straight across',
      line: 'for 1 time',
      sentences:
        'Your scientist may cross the station to the opposite sector for one time marker. Before and after it, locks may be used as usual.',
    },
    'half-price': {
      title: 'Submarines',
      line: 'at half cost',
      sentences: 'You pay only half for a submarine, rounded down. The first field is free then.',
    },
    sideways: {
      title: 'Sidestep',
      line: 'once a game',
      sentences:
        'Once in the game your engineer may step sideways instead of along an arrow. So you visit four rooms in that round.',
    },
    interim: {
      title: 'Interim: {{task}}',
      line: 'a bot for 1 time',
      sentences:
        'In every interim scoring you may pay one time marker to programme a bot for “{{task}}”. It needs a bot in stock and a free symbol.',
    },
    'at-once': {
      title: 'At once: {{task}}',
      line: 'done',
      sentences:
        'You got two time markers and a bot for “{{task}}” when you took it. The card is spent, but it keeps its place in your lab.',
    },
  },
};
