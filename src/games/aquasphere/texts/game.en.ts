export const en = {
  title: 'AquaSphere',
  tagline: 'Programme bots, send them into a station on the sea floor, and mind the octopods.',
  motto: 'Mind the octopods',
};
