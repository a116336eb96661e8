export const en = {
  right: 'cards right',
  turned: 'cards turned',
  line: 'cards in the line',
  gaps: 'cards in the gap row',
  discards: 'cards discarded',
};
