export const de = {
  octopods: 'Punkte für Oktopoden',
  interim: 'Punkte in Zwischenwertungen',
  launched: 'U-Boote im Einsatz',
  expansions: 'Laborausbauten',
  cards: 'Forschungskarten',
  fields: 'Kontrollfelder am Ende',
};
