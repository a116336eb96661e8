export const de = {
  title: 'AquaSphere',
  tagline:
    'Programmiert Bots, schickt sie in eine Station am Meeresgrund, und Vorsicht mit den Oktopoden.',
  motto: 'Vorsicht, Oktopoden',
};
