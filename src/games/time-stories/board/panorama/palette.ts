/** Colours of glaze and clay. A tone is a number on a ramp: 0 is white, 6 the deepest. */
export type LightOfDay = 'day' | 'dusk' | 'night';

export interface InkPalette {
  readonly ramp: readonly string[];
  readonly line: string;
  /** Far things fade to it. */
  readonly air: string;
  /** Chalk, bread and gulls: white even at night. */
  readonly chalk: string;
  /** Chalk in the shade. */
  readonly bone: string;
  readonly warm: string;
  readonly core: string;
  readonly skin: readonly [light: string, dark: string];
  /** Eyes and mouths, which stay dark even where lines are light. */
  readonly feature: string;
  readonly wall: readonly [string, string];
}

const WARM = { warm: '#EFA93C', core: '#FFDF95' };
const WALL = ['#DCD2BC', '#B9AB8E'] as const;

const DAY: InkPalette = {
  ramp: ['#F7F4E9', '#E4EBF1', '#C3D4E8', '#93B2DA', '#5A88C6', '#2C5DAA', '#163E85'],
  line: '#12357A',
  air: '#D3E0EF',
  chalk: '#FBF9F0',
  bone: '#C9D7EA',
  skin: ['#F7F4E9', '#5F86BD'],
  feature: '#12357A',
  wall: WALL,
  ...WARM,
};

const DUSK: InkPalette = {
  ramp: ['#E9E4DF', '#CBD2E4', '#A3B6D9', '#7594CB', '#466FB4', '#244E98', '#123474'],
  line: '#0C2A66',
  air: '#B3BFDC',
  chalk: '#F6F0E2',
  bone: '#B4BFD8',
  skin: ['#EFE9E2', '#4F74AE'],
  feature: '#0C2A66',
  wall: ['#C9BEAC', '#A4977F'],
  ...WARM,
};

const NIGHT: InkPalette = {
  ramp: ['#3E66B0', '#2F559F', '#22468D', '#193A7C', '#122E69', '#0C2354', '#081A42'],
  line: '#A9C3EC',
  air: '#1C3D82',
  chalk: '#F1EBD6',
  bone: '#BFC3CF',
  warm: '#FFB547',
  core: '#FFE3A0',
  skin: ['#B9CDEE', '#5778B2'],
  feature: '#081A42',
  wall: ['#5C6A87', '#46536F'],
};

export const CLAY: InkPalette = {
  ramp: ['#FBF1DE', '#F3DEBF', '#E5BF95', '#CD9463', '#A5673D', '#7A4526', '#552C18'],
  line: '#43210F',
  air: '#F0DCBC',
  chalk: '#FFF8EA',
  bone: '#E9CBA4',
  skin: ['#FCEBD2', '#8E5733'],
  feature: '#43210F',
  wall: ['#DDBE93', '#BE9766'],
  ...WARM,
};

export const GLAZE: Readonly<Record<LightOfDay, InkPalette>> = {
  day: DAY,
  dusk: DUSK,
  night: NIGHT,
};

const channel = (colour: string, index: number) =>
  Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);

export function mixed(one: string, other: string, share: number): string {
  const part = (index: number) =>
    Math.round(channel(one, index) + (channel(other, index) - channel(one, index)) * share);
  return `#${[0, 1, 2].map(index => part(index).toString(16).padStart(2, '0')).join('')}`;
}

/** One seat colour from white to deep, for figures. */
export function seatPalette(colour: string, deep: string): InkPalette {
  const ramp = [0.93, 0.8, 0.55, 0.25, 0].map(share => mixed(colour, '#FFFDF7', share));
  return {
    ...DAY,
    ramp: [...ramp, mixed(colour, deep, 0.5), mixed(colour, deep, 0.85)],
    line: deep,
    air: colour,
    feature: deep,
    skin: ['#FFF6E6', mixed(colour, deep, 0.4)],
  };
}
