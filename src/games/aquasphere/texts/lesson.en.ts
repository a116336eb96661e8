/** The lessons. Okta, an octopod of the station, speaks; no bubble has more than 24 words. */
export const en = {
  name: '{{lesson}}, step {{at}} of {{all}}',
  teacher: 'Okta, the octopod on duty',
  next: 'Go on',
  playOn: 'Play on',
  theirs: 'Yellow’s turn. Watch what happens.',
  astray: 'Later! First, what lies in the light.',
  again: 'Nothing lost. Once more, in the light.',
  step: {
    hello:
      'Ahoy, I’m Okta: eight arms, one pupil. Every bot needs a programme. Tap this room for your engineer.',
    helloDo: 'Good. Press here, and a bot is programmed for the laboratory.',
    lab: 'Your first bot! I’d clap, but with eight arms that takes all day. Tap it: it wants to work.',
    labWhere:
      'Your scientist goes along and pays at every lock. Sector A costs nothing: that is where you stand.',
    labDo: 'The bot takes control of the sector, and your laboratory grows. Press for both.',
    letter:
      'Your new room bears a D, so another bot goes there at once. Yellow’s bot has to charge. Sorry, Yellow!',
    any: 'No bot for octopods? Three time markers buy any bot, once a round. Most players forget that.',
    anyWhat: 'Octopods, please. Three cousins of mine sit in sector C and want to go home.',
    anyDo: 'Press here. One marker stays on your board until the scoring, as a reminder.',
    catch: 'And out it goes: tap your octopod bot.',
    catchWhere:
      'Sector C is one lock away, so it costs one marker. Your new room lets you catch three.',
    catchDo: 'One octopod brings 1 point, two bring 3, three bring 6. Press!',
    points: 'Six points in one go! This is where they count. My cousins say thanks.',
    pass: 'From the top row you may pass: two more steps. Pass first, and you begin the next round.',
    join: 'Now Yellow plays in earnest. Programme, act, pass. Not sure? Tap “What now?”, and I’ll whisper.',
    end: 'Round one is done, and you’re still dry! Play on, or let me show you the scoring.',
    now: 'Me again! Yellow has passed. This row says what the scoring would bring you now: let’s raise it.',
    majority:
      'You hold two sectors, so does Yellow: 3 points each. With a third you alone get 6. Tap this bot.',
    majorityWhere: 'Nobody holds F. The lock on the way costs one marker.',
    majorityDo:
      'The card is worth 2 points and two markers. But mind my cousin there: 1 point off.',
    cap: 'Bots out of stock count, too, but only 4 of yours: the other columns are closed.',
    submarine: 'A submarine opens the next column: two more bots count. Tap this one.',
    submarineWhere: 'In F you are already there. You pay only the dock.',
    submarineDo: 'The bulb adds 2 points at once. Down she goes!',
    crystals:
      'Crystals bring 1, 3, 6, 10 points. Octopods in your sectors cost just as much. Look: 12 in all!',
    over: 'Nothing is left to do, so pass. Then everybody is out, and the scoring begins.',
    line: 'A red line! One crystal takes you over. Or stop, lose the rest, and keep the crystal. You decide.',
    learnt: 'Now you know it all. Four rounds make a match. May your octopods be few!',
  },
};
