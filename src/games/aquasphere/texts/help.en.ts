/** Two sentences about everything that can be touched. */
export const en = {
  lab: {
    title: 'Your laboratory',
    text: 'Its berths are all you can keep: crystals, time markers and research cards; the tank says how many octopods fit into one catch. Expansions dock on the right, and different letters bring points at the end.',
  },
  stock: {
    title: 'Bots and submarines',
    text: 'In an interim scoring you get the highest number without a bot, as far as no submarine stands over its column. Launch submarines to open columns, and use bots to empty them.',
  },
  now: {
    title: 'Scored now',
    text: 'This is what an interim scoring would bring at this moment: most control fields (6, or 3 each if tied), bots out of stock, crystals, less the octopods in sectors you control. The red bar says that a line would cost you a crystal.',
  },
  bots: {
    title: 'Programmed bots',
    text: 'A bot can only do what it is programmed for; you can keep two. At any time in your turn you can send one home for two time markers.',
  },
  rooms: {
    title: 'Headquarters',
    text: 'Your engineer goes one step along an arrow, always with two rooms to choose from, and programmes a bot there. After three steps you can only place bots, or pass.',
  },
  any: {
    title: 'Any bot',
    text: 'Once a round you can pay three time markers for a bot on any free symbol. One of the markers stays here until the scoring, to show that it is used.',
  },
  control: {
    title: 'Control field',
    text: 'The last bot placed in a sector controls it. In an interim scoring most control fields bring 6 points, or 3 to each if several are tied; octopods left there cost you.',
  },
  scientist: {
    title: 'Your scientist',
    text: 'Wherever you place a bot, your scientist goes first and pays the locks on the way. Drag your scientist into a sector, or tap a bot and then a sector.',
  },
  track: {
    title: 'Knowledge track',
    text: 'Your counter stands here; the player furthest along wins. In front of the fields 17, 34 and 50 of each lap runs a red line that costs a crystal.',
  },
  player: {
    title: 'A player',
    text: 'Above are crystals, time markers and cards, with the room for them; below bots in stock, submarines launched and expansions. The last line counts control fields, and says what a scoring would bring now.',
  },
  charging: {
    title: 'Charging station',
    text: 'A bot that is pushed off the control field goes here. If there are too many, everybody takes all but one of theirs home.',
  },
  line: {
    title: 'Red line',
    text: 'Crossing it costs a crystal; without any crystal you may send a programmed bot home instead, for nothing. If you stop, the rest of the points is lost.',
  },
  centre: {
    title: 'Centre tile',
    text: 'The bulb says how many points a submarine or a card brings in this round. Its wedges say what each sector gets after the round.',
  },
  next: {
    title: 'Next round',
    text: 'The next programme and the next refill are known. The order of passing is the order of turns.',
  },
  supply: {
    title: 'Octopods at sea',
    text: 'So many octopods are left in the supply. When none is left, none comes.',
  },
  lock: {
    title: 'Lock',
    text: 'The number is what your scientist pays in time markers to get through. You always take the cheapest way.',
  },
  task: {
    octopods:
      'You catch as many octopods as your lab allows: 1, 3, 6 or 10 points for one to four. Left in a sector you control, they cost as much.',
    crystals:
      'You take all crystals for which you have berths. They score in every interim scoring, and they pay for red lines.',
    submarine:
      'You launch the next submarine for the price of the next dock, once in each sector, and get the points of the bulb. In every interim scoring each brings a time marker and opens a column for bots.',
    time: 'You take the time markers that lie there, at least two. What does not fit into your lab stays.',
    lab: 'You take the expansion and dock it on. For each of its letters you may put a bot from stock onto that control field.',
    card: 'You take the research card and get the points of the bulb. Without a free berth you cannot take one.',
    program:
      'A bot from stock goes onto the symbol that the white area shows. If that is taken, you get two time markers instead.',
  },
};
