/** The rules in brief, chapter by chapter. */
export const en = {
  about: {
    title: 'What it is about',
    text: 'You trade among the planets, all of you at the same time. You make, load and deliver what the others ask for. Every order you fill earns you its counter. After {{minutes}} minutes the most points win. Your time is in two hourglasses of {{glass}} seconds: nothing is done without one.',
  },
  start: {
    title: 'How it begins',
    text: 'Each of you chooses {{chosen}} of your own orders in secret. When everybody has, they are shown together, and you put yours on any free fields of your centre. When you have looked round, tap “I am ready”. When everybody is, the clock starts, and all of you may act.',
  },
  glass: {
    title: 'The hourglasses',
    text: 'Put a free glass on a time symbol of your own centre or on your ship: it turns over and the sand runs. It stays there until the last grain has fallen. After that, lift it whenever you like, and do at that moment what the place can do, or nothing. Then the glass is free again, for the same symbol or another. No symbol holds two glasses.',
  },
  plants: {
    title: 'Plants (ochre)',
    text: 'Plants make cubes. Lift a glass here and put a cube of the good shown on as many free fields of this plant as you like. A field with a cube or an order on it is not free. There are {{cubes}} cubes of each good for all of you: once the supply runs out, fields stay empty.',
  },
  beam: {
    title: 'Beam stations (black)',
    text: 'Only what is loaded can be delivered. Lift a glass here and load one cube onto each free field of this station, from any of your plants. Orders cannot be loaded, and a cube never goes from one station to another.',
  },
  trade: {
    title: 'Trading centres (white)',
    text: 'Here you ask for goods. Lift a glass and put up as many orders as the number says, or fewer: from above your centre onto any free fields. An order stays there until somebody fills it, and until then nothing is made or loaded on its field. So think about where it is least in your way.',
  },
  flight: {
    title: 'Ships and planets',
    text: 'A glass on your ship sends it through a wormhole to the planet or moon next door, or lets it act once more where it is. You arrive when you lift the glass, and act there at once. Any number of ships can be in one place. At your own planet there is nothing to do.',
  },
  deliver: {
    title: 'Deliveries',
    text: 'At somebody else’s planet you fill as many of the orders on that player’s centre as you can and want. An order takes as many cubes of its good as its number says, all from your own beam stations. The cubes go back to the supply, the counters to you, and nobody can turn you away. If several orders are identical, the owner has {{answer}} seconds to give up another one instead. The first to fill an order at a planet takes its bonus counter as well.',
  },
  together: {
    title: 'Arriving together',
    text: 'Two of you lift a glass at the same planet in the same instant, and there is not enough for both: then the owner says who goes first. The second chooses again from what is left. Each answer has {{answer}} seconds; without one, the earlier finger goes first, and the second gets what is still possible.',
  },
  moons: {
    title: 'Moons and research',
    text: 'On every moon lies a stack of building tiles. Lift your glass there and take the top tile into your research station, if that is empty, or push it under the stack: you must do one of the two, unless it is the last tile. A glass on the research station then builds it over any printed building that is completely empty and has no glass on it. It may be of another kind than the building below.',
  },
  upgrade: {
    title: 'Larger buildings',
    text: 'A tile is built at stage II: {{two}} fields for a plant or a beam station, {{two}} orders for a trading centre. When you lift a glass from it and it is completely empty, you may turn it over to stage III instead of using it: {{three}} then. There is no way back, and nothing is built over it.',
  },
  requests: {
    title: 'Asking and bargaining',
    text: 'Talk to one another: that is half of the game. Say what you could use and what you are about to bring, and ask for orders you can fill. On the phone a request takes two taps, and fades after a while. A promise binds nobody, but people remember.',
  },
  lastMinute: {
    title: 'The last minute',
    text: 'When time is up, glasses can no longer be turned. Those that stand may still run out and be lifted, and do what they always do. So turn both once more just before the end, where it counts. {{lastCall}} seconds after the last sand it is all over, whatever still stands.',
  },
  scoring: {
    title: 'Scoring',
    text: 'Every colour counts by itself: the values of the counters you have earned, times the number of different players they came from. But a colour scores nothing while one of your own orders of it is still above your centre. On your centre it does no harm. A bonus counter is worth {{bonus}}, comes from nobody, and counts where it brings most. If points are equal, more counters win; if those are equal, too, you share the victory.',
  },
  beginners: {
    title: 'The beginner’s match',
    text: 'For a first match: {{beginnerMinutes}} minutes, only orders of value 1, no bonus counters, and nothing to do on the moons. Three large buildings are there from the start. Each of you begins with two orders in play, two cubes, one of them loaded, and ten orders above the centre. Everything else is as always.',
  },
  tips: {
    title: 'Good to know',
    text: 'Finish one colour rather than starting all four: one order left above makes it worthless. The same colour from three players is worth three times as much. A glass may wait when its sand has run out: sometimes it pays to let the other one go first. And a glass that lies idle is a minute thrown away.',
  },
};
