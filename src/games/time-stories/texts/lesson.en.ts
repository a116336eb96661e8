/** The lesson. Tick, the pocket watch of the Bureau, speaks; no bubble has more than 24 words. */
export const en = {
  name: '{{lesson}}, step {{at}} of {{all}}',
  teacher: 'Tick, the pocket watch of the Bureau',
  next: 'Go on',
  astray: 'Later! Look at whatever you like, but tap what lies in the light.',
  step: {
    clock:
      'Tick, pocket watch, never late. Twelve units lie on this bar. Acting costs them; reading, looking and talking never do.',
    desk: 'Your first card. Read it out, even if only the cat is listening. Then lay it back here.',
    order: 'And this is the mission. Read it aloud as well, then lay it back.',
    skills:
      'These people lend you a body. The skills are dice to throw, armour withstands blows, hearts are lives.',
    hanne:
      'Each has a gift, in green, and a flaw, in red. Nobody can be cross with Hanne. Tap her!',
    hanneTab: 'One agent after the other. Tap the first tab.',
    otto: 'You play two agents. The second takes Otto: no talker, but strong, and with a pretzel.',
    begin:
      'Groups put this to the vote. You are alone, so whatever you propose passes at once. Off we go!',
    aloud:
      'Card A is for everybody. Each bold word lies below as a card, face down until somebody goes there.',
    waiting:
      'Put Hanne into the waiting room. Placing figures is free, and each of them reads one card.',
    clay: 'Your first discovery! White tiles are for all. Clay is for you alone: nobody else sees this card.',
    tell: 'Tell the others in your own words, and never show it. Done? Lay it back.',
    goose: 'Now Otto. Something hisses behind the luggage cart. What could possibly go wrong?',
    pretzel: 'Some cards ask something. Otto could clap. But remember that pretzel.',
    hand: 'The big hand is yours! Otto carries it now, and things can be used only where their carrier stands.',
    unit: 'Now for time. In each unit, every agent does one thing: take a test, move, or nothing.',
    test: 'A test: three dice, because Hanne’s Talk is 3. Every hit knocks off a shield, from left to right.',
    odds: 'The bar tells your chances before you throw; the dark green part means done. Fair enough: tap the test!',
    window: 'Otto shan’t talk to anybody, but can look round at D in the same unit.',
    windowTab: 'Hanne knows what she’ll do. Tap Otto’s tab: a plan is needed there as well.',
    spend:
      'All have said what they’ll do. Now the captain spends one unit for everybody. That’s you.',
    throw: 'Paid for! Now Hanne throws. Fingers crossed; I have only hands.',
    steps:
      'Four steps: your hits, the blow back, the penalties, and those who only looked on. A win ends it at once.',
    goes: 'The unit still belongs to Otto. Off to the telegraph office!',
    clocks:
      'Two clocks, neither wrong. Remember how far apart they are! Also, the tower is on the map now.',
    again: 'Still snoring. Only time is lost, and the shield stays as it is. Plan the test again.',
    againSpend: 'Another unit, please. That is what time is for.',
    againRoll: 'Once more, with feeling.',
    againRest: 'Otto has nothing to do. That costs nothing extra.',
    key: 'The key! Tokens belong to everybody until the run ends. This book lists them, with your notes.',
    leave: 'Nothing left to do here. Propose to leave; alone, you agree with yourself.',
    journey: 'The way costs what the captain’s die shows: one to three units. Tap the tower.',
    locks:
      'A padlock says what it wants: here, a clock that is set, and all of you. The small door has its key.',
    beam: 'Hanne has a look at the beam. Looking never forces her to balance on it.',
    beamCard:
      'A heart among the shields would cost a life if it stayed. Leave it be: lay the card back.',
    door: 'Otto carries the big hand, so it is Otto who must go to the small door.',
    dial: 'Ten o’clock, and twenty-four past ten. How many minutes shall the clock jump? Type it here.',
    dialTry: 'I couldn’t have ticked it better. Press!',
    dialDone: 'It fits! The clock is set. Lay the card back.',
    fail: 'If this bar runs out, you fail, wake up, and go again with all you know. It happens to everybody.',
    rope: 'The rope wants both of you in the same unit. Choose D for each of them.',
    ropeTab: 'The other one, too. Tap the tab.',
    ropeSpend: 'Both are ready. Pay the unit!',
    ropePull: 'And pull! I’ll cover my ears; they’re on the inside.',
    closeDice: 'Seen enough of the dice? Press here to go on.',
    closeCard: 'When you’ve read it, lay it back.',
    otherTab: 'It’s the other one’s turn. Tap the tab.',
  },
};
