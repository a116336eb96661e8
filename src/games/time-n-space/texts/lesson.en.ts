/** The first game, a sentence or two a step. */
export const en = {
  name: 'First game, step {{at}} of {{all}}',
  next: 'Go on',
  skip: 'Skip',
  back: 'Back',
  play: 'Now play',
  doneAlready: 'You have done this already.',
  waiting: 'Until then the sand runs faster here than at a table.',
  refused: 'Nothing is lost: follow the arrow.',
  getReady: 'Laying the table …',
  step: {
    welcome:
      'This is your control centre. You earn points by bringing the others the goods they have ordered.',
    turn: 'All you do takes an hourglass. Touch one, then the first plant, which makes grey.',
    others: 'Now the sand runs. Use the time, as at a table: look at the others’ centres.',
    orders:
      'The counters there are orders. Green and Light Blue want grey: bring it, and the counter is yours.',
    produce:
      'When the sand is through, touch the glass and choose “Do it and turn again here”. Grey is made, and the glass runs on at once.',
    again: 'Turn a glass on the first plant again: it can make the next cube.',
    beam: 'Cubes leave your centre only from a beam station. Put the other glass on the lower one.',
    load: 'When its sand is through, touch the glass and choose “Do it”: the cubes are beamed out of the plants.',
    trade:
      'Now your own orders: a colour scores nothing while one of its counters is above your centre. The lower trading centre lets out three at once: a glass goes there.',
    ship: 'The other glass goes onto your ship. Lift it first if it still stands. Green is two flights away: fly to the moon between.',
    offer:
      'Touch the glass on the trading centre. Your three grey orders are laid out: “Do it”, and grey will score.',
    moon: 'Your ship arrives when you lift its glass. In a first match there is nothing on the moon: let it lapse.',
    onward: 'Turn a glass on the ship once more, and fly on to the green planet.',
    deliver:
      'When the sand is through, touch the glass: your grey cube fills Green’s order. “Do it”.',
    score: 'The counter is yours! Touch the star to see what it is worth.',
    sum: 'Values times different symbols: here 1 × 1. With grey for Light Blue, too, it is 2 × 2. Different customers pay.',
    talk: 'Half of the game is talking. Ask the others for something, in two touches.',
    plan: 'Think ahead while sand runs: turn a glass on the second plant, touch it again, and choose “Plan it”.',
    planned: 'When the sand is through, one touch does what you have planned.',
    last: 'When this clock is at zero, no glass is turned any more. Those that stand may still be lifted.',
    ready:
      'That is all you need. Now play: six minutes against the computer, from here. Your points stay yours. Light Blue still wants grey and yellow.',
  },
};
