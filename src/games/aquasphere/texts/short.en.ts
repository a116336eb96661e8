/** The rules in brief, chapter by chapter. */
export const en = {
  about: {
    title: 'What it is about',
    text: 'You run a laboratory in a station on the sea floor. In {{rounds}} rounds you programme bots and send them into the six sectors: for crystals and time, for a larger lab, for research, submarines and octopods. The player furthest along the knowledge track wins.',
  },
  turn: {
    title: 'Your turn',
    text: 'Do one thing: programme a bot, place a bot and do its action, or pass. Then it is the next player’s turn, until all have passed.',
  },
  programme: {
    title: 'Programme a bot',
    text: 'Your engineer goes one step along an arrow; there are always two rooms to choose from. The room puts a bot from your stock onto its symbol. You may keep {{most}} programmed bots, each on another symbol; of three, one must go home at once. If the symbol is taken, you get {{home}} time markers instead.',
  },
  any: {
    title: 'Any bot, once a round',
    text: 'Instead of a step you may pay {{buy}} time markers for a bot on any free symbol, once in each round. It is easily forgotten, and often worth it.',
  },
  place: {
    title: 'Place a bot',
    text: 'Your scientist may go to another sector; each lock costs what it shows. Then your bot goes onto the control field, and the bot that stood there goes into the charging station. If that overflows, everybody takes all but one of theirs home. After that you may do the action, or take only control.',
  },
  home: {
    title: 'Send a bot home',
    text: 'At any time in your turn, even between moving and paying, you may take a programmed bot back for {{home}} time markers.',
  },
  actions: {
    title: 'The seven actions',
    text: 'Time and crystals: take what lies there, as far as your lab has berths; of time there are always two. Octopods: catch as many as your lab allows. Laboratory: dock an expansion; each letter on it may place a bot from stock. Submarine: pay for the next dock. Research: take the card. Submarines and cards bring the points of the bulb. The white area programmes a bot.',
  },
  lab: {
    title: 'The laboratory',
    text: 'At the start it holds two crystals, two cards and {{time}} time markers, and catches {{octopods}} octopods. You can never have more than there is room for. Cards are never given back, even when they are spent.',
  },
  lines: {
    title: 'Red lines',
    text: 'Whenever points carry your counter over a red line, you pay a crystal. Without any crystal you may send a programmed bot home, this time without time markers. If you do neither, your counter stops in front of the line, and the rest is lost. In the final scoring lines cost nothing.',
  },
  pass: {
    title: 'Passing',
    text: 'You may pass once your engineer stands in one of the three rooms at the top. The order of passing is the order of the next round.',
  },
  interim: {
    title: 'Interim scoring',
    text: 'After each round you get a time marker for each of your submarines. Then points: {{alone}} for most control fields, {{tied}} each if tied; the highest number of your stock without a bot, as far as submarines have opened its column; and crystals. Octopods left in sectors you control are subtracted. All of it together moves your counter.',
  },
  final: {
    title: 'Final scoring',
    text: 'After the last round: different letters in your lab, one point for each time marker, {{bonus}} for all {{submarines}} submarines, and {{bonus}} for a lab with {{expansions}} expansions. A tie is decided by control fields, then by crystals.',
  },
  forgotten: {
    title: 'Often forgotten',
    text: 'Only control is allowed: the action may be left out. Programmed bots, scientists and bots in the station stay for the next round. The order of your time and your cards in the interim scoring is yours. Your own bot, too, is pushed into charging. What the next round brings is known: look it up.',
  },
  phone: {
    title: 'On the phone',
    text: 'What glows can be done. Tap a room or drag your engineer there; tap a bot and then a sector. You see the whole price before you confirm. Tap anything else, and it explains itself.',
  },
};
