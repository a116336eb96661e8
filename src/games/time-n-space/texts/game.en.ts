export const en = {
  title: 'Time ’n’ Space',
  tagline: 'Everybody at once, two hourglasses each: trade through wormholes before time is up.',
};
