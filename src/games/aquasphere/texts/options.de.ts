export const de = {
  first: 'Alle dürfen anfangen. Lost es aus oder wählt.',
  firstName: 'Wer anfängt',
  chance: 'Der Zufall entscheidet',
  byChance: 'entscheidet der Zufall',
  sand: 'Eine Sanduhr für jeden Zug',
  aboutSand: 'Ist der Sand durch, klingt es nur. Niemand muss etwas tun.',
};
