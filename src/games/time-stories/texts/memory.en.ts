export const en = { runs: 'runs', cards: 'cards read', rolls: 'rolls', tests: 'tests won' };
