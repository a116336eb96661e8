export const en = {
  octopods: 'points for octopods',
  interim: 'points in interim scorings',
  launched: 'submarines launched',
  expansions: 'lab expansions',
  cards: 'research cards',
  fields: 'control fields at the end',
};
