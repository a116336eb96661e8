export const de = {
  runs: 'Läufe',
  cards: 'gelesene Karten',
  rolls: 'Würfe',
  tests: 'gewonnene Proben',
};
