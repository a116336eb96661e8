export const en = {
  language: 'en',
  tagline: 'Board games about time,\nplayed round a real table\nwith your phones.',
};

export type Texts = typeof en;
