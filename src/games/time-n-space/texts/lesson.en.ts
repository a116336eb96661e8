/** The lessons, a sentence or two a step. */
export const en = {
  name: '{{lesson}}, step {{at}} of {{all}}',
  next: 'Go on',
  skip: 'Skip',
  doIt: 'Do it for me',
  back: 'Back',
  play: 'Now play',
  doneAlready: 'You have done this already.',
  waiting: 'faster sand, only here',
  refused: 'Nothing is lost: follow the arrow.',
  astray: 'Another time: in this lesson, follow the arrow.',
  step: {
    welcome:
      'This is your control centre. You earn points by bringing the others the goods they have ordered.',
    turn: 'Everything you do takes an hourglass. Tap one, then the first plant: it makes grey.',
    others:
      'The sand is running. Use the time as you would at a table: look at the others’ centres.',
    orders:
      'The counters there are orders. Green and Light Blue want grey: bring it, and the counter is yours.',
    produce:
      'When the sand has run out, tap the glass and choose “Do it and turn again here”. Grey is made, and the glass runs on at once.',
    again: 'Turn a glass on the first plant again: it can make the next cube.',
    beam: 'Cubes leave your centre only from a beam station. Put the other glass on the lower one.',
    load: 'When its sand has run out, tap the glass and choose “Do it”: the cubes are beamed out of the plants.',
    trade:
      'Now your own orders: a colour scores nothing while one of its counters is above your centre. The lower trading centre puts up three at once: put a glass there.',
    ship: 'Put the other glass on your ship. Lift it first if it still stands. Green is two flights away: fly to the moon in between.',
    offer:
      'Tap the glass on the trading centre. Your three grey orders are ready: tap “Do it”, and grey will score.',
    moon: 'Your ship arrives when you lift its glass. In a first match there is nothing on the moon: tap “Just lift the glass”.',
    onward: 'Turn a glass on the ship once more, and fly on to the green planet.',
    deliver:
      'When the sand has run out, tap the glass, then “Do it”: your grey cube fills Green’s order.',
    score: 'The counter is yours! Tap the star to see what it is worth.',
    sum: 'Values times different symbols: here 1 × 1. With grey for Light Blue, too, it is 2 × 2. Different customers pay off.',
    talk: 'Half of the game is talking. Ask the others for something: it takes two taps.',
    plan: 'Think ahead while sand runs: turn a glass on the second plant, tap it again, and choose “Plan it”.',
    planned: 'When the sand has run out, one tap does what you have planned.',
    last: 'When this clock is at zero, glasses can no longer be turned. Those that stand may still be lifted.',
    ready:
      'That is all you need. Now play: six minutes against the computer, from here. You keep your points. Light Blue still wants grey and yellow.',
    sitDown: 'The clock runs down to six minutes, and the others sit down.',
    more: 'The normal match adds three things: orders worth up to 3, buildings that grow, and a bonus on every planet.',
    choose: 'You begin with two orders, chosen in secret: a grey 1 and a grey 2 are ready for you.',
    place:
      'An order blocks its field until it is filled, so yours lie on plants whose goods nobody wants yet.',
    begin:
      'Every building is at stage I and does one thing at a time. Say that you are ready, and thirty minutes begin.',
    fly: 'Better buildings lie on the moons: turn a glass on your ship and fly to moon 1.',
    map: 'While it flies, look at the map.',
    tiles:
      'On each moon lies a stack of tiles, the top one face up: ochre ones make goods, black ones beam them, white ones put up orders.',
    bonus:
      'The star at a planet is a bonus: it is worth 3 and goes to whoever fills the first order there.',
    take: 'When the sand has run out, take the white tile into your research station; if you did not want it, you would have to put it under the stack.',
    research: 'There it is not a building yet: turn a glass on the research station.',
    goods:
      'Meanwhile your other glass makes a grey cube and beams it: you know how, so it happens by itself.',
    build:
      'Tap the glass on the research station: the tile covers any empty stage I building, here the upper trading centre.',
    stage2: 'Turn a glass on your new trading centre.',
    customer: 'Put the other glass on the ship and fly on to Green, who wants a grey cube.',
    two: 'At stage II a trading centre puts up two orders at once: two grey ones are ready.',
    first: 'Fill Green’s order: you are the first there, so the bonus is yours, too.',
    worth: 'Tap the star at the top: what is that worth?',
    nothing:
      'Nothing yet: a colour scores only when none of its counters is left above your centre, and two grey ones are.',
    black: 'For them you need room: fly on to moon 2, where a black tile lies.',
    takeBlack: 'When the sand has run out, take the black tile.',
    known: 'It is built over your empty beam station: you know how, so it happens by itself.',
    stage3:
      'An empty building at stage II can grow once more: turn a glass on the new beam station.',
    rest: 'Put your other glass on the trading centre, for the two grey orders that are left.',
    upgrade:
      'Tap the glass on the beam station: instead of beaming, it turns the tile to stage III, with three fields.',
    out: 'Now tap the one on the trading centre, and your last grey orders are in play.',
    counts: 'Grey scores: 1 for the order and 3 for the bonus, times one symbol: 4 points.',
    cubes:
      'A 2 takes two cubes and a 3 three, all out of your beam stations: Light Blue wants a grey 2.',
    colours: '24 orders are a lot: two colours wholly in play are worth more than four by half.',
    go: 'Now play the last eight minutes: first the others catch up in fast motion. You keep your points.',
    catchUp: 'The others sit down and catch up, in fast motion …',
  },
};
