/** How a match of Time ’n’ Space is remembered later. */
export const en = {
  'glass-left': 'Left hourglass running',
  'glass-right': 'Right hourglass running',
  'orders-placed': 'Own orders in play',
  'orders-filled': 'Orders filled for others',
  'colours-scored': 'Colours scored',
};
