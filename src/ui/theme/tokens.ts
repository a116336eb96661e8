/** Deep space, seen from a warm cockpit. Components take all their colours from here. */
export const colors = {
  space: '#070A14',
  dusk: '#141A33', // where space meets the light of the cockpit
  panel: '#10172E', // mats and cards on the background
  raised: '#1B2447', // touchable controls
  pressed: '#27325F',
  line: '#35406B',
  veil: 'rgba(4, 6, 13, 0.72)', // covers the screen behind a sheet
  star: '#DCE4FF',
  ink: '#F5ECDC',
  inkSoft: '#B4B8CE',
  inkDark: '#140D04', // on sand and on white
  sand: '#F0C070',
  sandShade: '#C98B3F',
  glass: '#CFE3FF',
  brass: '#D9A45B',
  brassShade: '#7A4F28',
  brassLight: '#FFE3AE',
  lamp: '#FFB768',
  go: '#7FE3B4', // possible; done well
  heed: '#FFC46B', // soon; needs attention
  stop: '#FF8F80', // refused; lost
  red: '#F2655C',
  green: '#5CCB83',
  lightBlue: '#6CC4F5',
  purple: '#B58CF2',
  goodGrey: '#B9C1CC',
  goodYellow: '#F7D44C',
  goodBlue: '#4C86F0',
  goodBrown: '#B97B48',
  ochre: '#D29A3C',
  ochreShade: '#6E4A16',
  steel: '#2A3042',
  steelRim: '#A5B4CF',
  white: '#EEF1F7',
  whiteShade: '#A9B3C6',
  orange: '#F79B4E',
  pink: '#F48CBF',
  turquoise: '#4BD0C4',
  yellow: '#F2D65A',
  // Paper under the lamp, the print on it, and the night on its other side.
  paper: '#F4E6C8',
  paperLight: '#FCF4E1',
  paperShade: '#DDC598',
  paperEdge: '#A98655',
  print: '#3A2817',
  printSoft: '#6A5031',
  night: '#2A1D18',
  nightRim: '#7C5B3C',
  nightInk: '#F8E7C2',
  nightSoft: '#D5B98C',
  cobalt: '#2B62B4',
  vermilion: '#B23424',
  leaf: '#2C7A4B',
  plum: '#7E3F94',
} as const;

export const fonts = {
  display: 'Kodchasan_600SemiBold',
  text: 'Nunito_500Medium',
  strong: 'Nunito_800ExtraBold', // has tabular, round numerals
} as const;

/** Font size and line height, before the player's text scale. */
export const sizes = {
  display: [36, 42],
  title: [24, 30],
  heading: [18, 24],
  body: [16, 23],
  small: [14, 19],
  label: [13, 17],
  clock: [40, 46],
} as const;

export const space = { xs: 4, s: 8, m: 16, l: 24, xl: 40 } as const;
export const radius = { s: 8, m: 14, l: 22, round: 999 } as const;

/** The smallest size of a touch target. */
export const TOUCH = 44;
/** Maximum width of a form's lines, and of a side panel. */
export const COLUMN = 620;
export const SIDE = 440;
/** The share of the screen's height that the rim of the table takes below. */
export const RIM_BELOW = 0.07;
/** From this width on, board and centre lie side by side. */
export const WIDE = 900;
/** Text scales above this need a different layout. */
export const LARGE = 1.3;

export const durations = {
  press: 90,
  fade: 150,
  sheet: 220,
  move: 420,
  flight: 700,
  turn: 1_800,
} as const;
