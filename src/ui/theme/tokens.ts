/** Deep space, seen from a warm cockpit. No component names a colour itself. */
export const colors = {
  space: '#070A14',
  dusk: '#141A33', // where space meets the light of the cockpit
  star: '#DCE4FF',
  ink: '#F5ECDC',
  inkSoft: '#B4B8CE',
  sand: '#F0C070',
  sandShade: '#C98B3F',
  glass: '#CFE3FF',
  brass: '#D9A45B',
  brassShade: '#7A4F28',
  brassLight: '#FFE3AE',
  lamp: '#FFB768',
  red: '#F2655C',
  green: '#5CCB83',
  lightBlue: '#6CC4F5',
  purple: '#B58CF2',
} as const;

export const fonts = { display: 'Kodchasan_600SemiBold', text: 'Nunito_400Regular' } as const;

export const space = { s: 8, m: 16, l: 24, xl: 40 } as const;

export const durations = { turn: 1_800 } as const;
