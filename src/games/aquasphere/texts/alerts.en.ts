export const en = {
  turn: 'It is your turn, {{name}}.',
  decide: 'Your decision, {{name}}.',
  pushed: 'Your bot in sector {{letter}} goes to charging.',
  overflow: 'Charging overflows: your bots come home.',
  interim: 'Interim scoring.',
  round: 'Round {{round}}.',
  passes: '{{name}} passes.',
  soon: 'Ten seconds.',
  through: 'The sand has run out.',
};
