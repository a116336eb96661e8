/** The rules in short, chapter by chapter. */
export const en = {
  about: {
    title: 'What it is about',
    text: 'You trade among the planets, all of you at the same time. What the others ask for you make, load and bring to them. Every order you fill is a counter for you. After {{minutes}} minutes the most points win. Your time lies in two hourglasses of {{glass}} seconds: without one of them nothing is done.',
  },
  start: {
    title: 'How it begins',
    text: 'Each of you chooses {{chosen}} of your own orders in secret. When everybody has, they are shown together, and you put yours on any free fields of your centre. Who has looked round long enough says “ready”. With the last one the clock starts, and from then on all hands may move.',
  },
  glass: {
    title: 'The hourglasses',
    text: 'Put a free glass on a time symbol of your own centre or on your ship: it turns over and the sand runs. Until the last grain is through, it stays there. After that, lift it whenever you like, and do at that moment what the place can do, or let it lapse. Then the glass is free, for the same symbol or for another. No symbol holds two glasses.',
  },
  plants: {
    title: 'Plants (ochre)',
    text: 'Plants make cubes. Lift a glass here and lay a cube on as many free fields of this plant as you like, each of the good shown there. A field with a cube or an order on it is not free. There are {{cubes}} cubes of each good for all of you: what the supply is out of stays empty.',
  },
  beam: {
    title: 'Beam stations (black)',
    text: 'Only what is loaded can be delivered. Lift a glass here and load one cube onto each free field of this station, from any of your plants. Orders cannot be loaded, and a cube never goes from one station to another.',
  },
  trade: {
    title: 'Trading centres (white)',
    text: 'Here you ask for goods. Lift a glass and put as many orders as the number says, or fewer, from above your centre onto any free fields. An order stays where it is until somebody fills it, and until then nothing is made or loaded on its field. So think about where it will be least in your way.',
  },
  flight: {
    title: 'Ships and planets',
    text: 'A glass on your ship sends it through a wormhole to the planet or moon next door, or lets it act once more where it is. You arrive when you lift the glass, and act there at once. There is room for any number of ships. At your own planet there is nothing to do.',
  },
  deliver: {
    title: 'Deliveries',
    text: 'At somebody else’s planet you fill as many of the orders on that player’s centre as you can and want. An order takes as many cubes of its good as its number says, all from your own beam stations. The cubes go back to the supply, the counters to you, and nobody can turn you away. If several orders are identical, the owner may swap the one that went for {{answer}} seconds. Who is first to fill an order at a planet takes its bonus counter as well.',
  },
  together: {
    title: 'Arriving together',
    text: 'Two of you lift at the same planet in the same blink, and there is not enough for both: then the owner says who goes first. Who comes second chooses again from what is left. Each has {{answer}} seconds for an answer; without one the earlier finger goes first, and the second gets what is still possible.',
  },
  moons: {
    title: 'Moons and research',
    text: 'On every moon lies a stack of building tiles. Lift your glass there and take the top tile into your research station, if that is empty, or push it under the stack: one of the two must be, unless it is the last tile. A glass on the research station then builds it over any printed building that is quite empty and has no glass on it. It may be another kind of building than the one below.',
  },
  upgrade: {
    title: 'Larger buildings',
    text: 'A tile is built at stage II: {{two}} fields for a plant or a beam station, {{two}} orders for a trading centre. When you lift a glass from it and it is quite empty, you may turn it over to stage III instead of using it: then it is {{three}}. There is no way back, and nothing is built over it.',
  },
  requests: {
    title: 'Asking and bargaining',
    text: 'Talk to one another, that is half of the game. Say what you could use and what you are about to bring, ask for the order that you can fill. On the phone a request takes two taps, and fades after a while. A promise binds nobody, but people remember.',
  },
  lastMinute: {
    title: 'The last minute',
    text: 'When the time is up, no glass is turned any more. Those that stand may still run through and be lifted, and they do what they always do. So turn both once more just before the end, on what will count. {{lastCall}} seconds after the last sand it is all over, whatever still stands.',
  },
  scoring: {
    title: 'Scoring',
    text: 'Every colour is counted by itself: the values of the counters you have earned, times the number of different players they came from. But a colour scores nothing while one of your own orders of it is still above your centre. On your centre it does no harm. A bonus counter is worth {{bonus}}, comes from nobody, and lies where it brings most. If points are equal, more counters win; if those are equal too, you share the victory.',
  },
  beginners: {
    title: 'The beginner’s match',
    text: 'For a first evening: {{beginnerMinutes}} minutes, only orders of value 1, no bonus counters, and nothing to do on the moons. Three large buildings stand from the start. Each of you begins with two orders in play, two cubes, one of them loaded, and ten orders above the centre. Everything else is as always.',
  },
  tips: {
    title: 'Good to know',
    text: 'Bring a colour to its end rather than beginning all four: one order left above makes it worthless. The same colour from three players is worth three times as much. A glass may wait with its sand through: sometimes it pays to let the other one go first. And a glass that lies idle is a minute given away.',
  },
};
