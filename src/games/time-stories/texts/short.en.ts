/** The rules in brief, chapter by chapter. */
export const en = {
  about: {
    title: 'What it is about',
    text: 'You are agents who borrow the bodies of people in another time, their lenders. You have one mission and a bar of time. When the time is up you come home, know more, and go again. You win or lose all together.',
  },
  base: {
    title: 'In the base',
    text: 'Each run begins here. The cards of the base are read aloud, each by the next of you. Then everybody chooses a lender: skills, resistance, life, a gift and a flaw. Nobody has to take the same one as last time.',
  },
  place: {
    title: 'A place',
    text: 'The captain reads card A aloud. The other cards show you a picture of the place, and their backs. Put your figure on one of them, for nothing, and read what lies there. Several of you may stand on the same card.',
  },
  alone: {
    title: 'For your eyes only',
    text: 'Only you read the card your figure stands on. Nobody looks on and nothing is read out word by word: tell the others in your own words what you have found. Notes you write stay on your phone, from run to run.',
  },
  unit: {
    title: 'A unit of time',
    text: 'Each of you says what your figure will do: roll for a test, move to another card, or nothing. Then the captain spends one unit, and each figure does one thing, in any order. You may still change your mind. Reading, talking and handing things on cost no time.',
  },
  test: {
    title: 'A test',
    text: 'You throw as many dice as your skill says. Each star removes a shield, from left to right. The last one wins at once. If any stay: if you threw skulls and skull shields are left, both together strike back; more than your resistance costs 1 life. Then each heart left costs 1 life, each hourglass the team 1 unit, and each eye what the mission says.',
  },
  idle: {
    title: 'Looking on',
    text: 'Once a test has begun, standing there without a roll is not free: when the unit ends you suffer every heart, hourglass and eye that is left, and 1 life more if there is a skull. Moving in or out is not looking on.',
  },
  vortex: {
    title: 'The vortex',
    text: 'A lender whose life runs out falls asleep, safe. You go into the vortex, {{vortex}} units ahead, and come back with full life when the marker gets there. There you may talk, and do nothing else. The others can use what you carried.',
  },
  things: {
    title: 'Things and tokens',
    text: 'Each thing is carried by one figure and used where it stands. Hand things on where you stand together, or on the way. Tokens belong to all of you and open locks. What is marked, and what you know, stays from run to run.',
  },
  journey: {
    title: 'Journeys',
    text: 'You leave a place together. The captain’s die costs 1 to 3 units, and leaving a red place costs {{red}} more. Then the next of you is captain.',
  },
  group: {
    title: 'How you decide',
    text: 'Nobody decides about your figure but you. Leaving, where to go, hints and new runs are proposed by anyone and carried by a majority; on a tie the captain decides. If nobody hurries, the captain may settle it after {{seconds}} seconds.',
  },
  end: {
    title: 'The end of a run',
    text: 'Success comes only when a card says so. If the time is up, if all lenders are asleep, or if a card ends it, the run has failed: come home, put together what you know, and go again. You can also save the match and go on next week.',
  },
};
