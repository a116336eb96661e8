export const en = {
  octopods: 'points for octopods caught',
  submarines: 'submarines launched',
  cards: 'research cards',
  expansions: 'lab expansions',
  fields: 'sectors under control at the end',
  interim: 'points in the interim scorings',
  lost: 'points lost at red lines',
};
