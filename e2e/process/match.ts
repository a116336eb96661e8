/** A beginners' match of a few seconds, the same each time. */
export const MATCH = {
  role: 'host',
  places: 4,
  seed: 5,
  options: { level: 'beginner' },
};
