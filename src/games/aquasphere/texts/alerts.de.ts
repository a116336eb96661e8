export const de = {
  turn: 'Du bist dran, {{name}}.',
  decide: 'Deine Entscheidung, {{name}}.',
  pushed: 'Dein Bot in Sektor {{letter}} muss laden.',
  overflow: 'Die Ladestation läuft über: Deine Bots kommen heim.',
  interim: 'Zwischenwertung.',
  round: 'Runde {{round}}.',
  passes: '{{name}} passt.',
  soon: 'Noch zehn Sekunden.',
  through: 'Der Sand ist durch.',
};
