import { LARGE, space } from '@/ui/theme/tokens';

type Room = { readonly width: number; readonly height: number };
type Wanted = {
  /** There is a table to go back to, or news to show. */
  readonly hasNews: boolean;
  readonly textScale: number;
  /** How many games there are. */
  readonly games: number;
};

export type HomeSizes = {
  /** The other ways stand beside the posters or below them. */
  readonly as: 'beside' | 'above';
  readonly column: number;
  readonly poster: number;
  /** Height of the picture on each poster. */
  readonly art: number;
  /** Four small tiles fit into one row, or into two. */
  readonly tileRows: 1 | 2;
};

/** Makes the pictures as large as possible while every way stays visible. */
export function homeSizes(room: Room, wanted: Wanted): HomeSizes {
  const as = room.width > room.height ? 'beside' : 'above';
  const column = Math.min(room.width - EDGES, as === 'beside' ? 1560 : 640);
  const rest = as === 'beside' ? column - sideColumn(column) - space.l : column;
  const isStacked = as === 'above' && wanted.textScale > LARGE;
  const across = isStacked ? 1 : as === 'above' ? 2 : fitting(rest, wanted.games);
  const poster = Math.floor((rest - space.s * (across - 1)) / across);
  const caption = captionOf(poster).height * wanted.textScale;
  const rows = isStacked ? 1 : Math.ceil(wanted.games / across);
  const artIn = (height: number) => height / rows - caption - (space.s * (rows - 1)) / rows;
  const free = freeHeight(room, as);
  const inTwoRows = as === 'beside' || artIn(free - TILE) >= poster * 1.1;
  const most = poster * (isStacked ? 0.6 : wanted.hasNews && as === 'above' ? 0.8 : 1.75);
  const fits = artIn(inTwoRows && as === 'above' ? free - TILE : free);
  const art = Math.max(LEAST, Math.min(most, fits));
  return { as, column, poster, art: Math.floor(art), tileRows: inTwoRows || isStacked ? 2 : 1 };
}

/** How many posters stand in one row: all, if they are not too narrow. */
const fitting = (width: number, games: number): number =>
  Math.max(2, Math.min(games, Math.floor((width + space.s) / (NARROWEST + space.s))));

/** The font sizes below a picture, and how high its words are together. */
export function captionOf(poster: number) {
  const title = between(14.5, poster * 0.1, 32);
  const words = between(14, poster * 0.055, 24);
  return { title, words, height: title * 1.3 + words * 2.8 + 26 };
}

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const sideColumn = (column: number): number => Math.min(440, column * 0.32);

/** The height left for the posters when everything else has its place. */
function freeHeight({ height }: Room, as: HomeSizes['as']): number {
  return height - (as === 'beside' ? HEAD + LOWER + height * RIM : HEAD + TILE + JOIN);
}

const EDGES = 2 * space.m;
/** Name, question and the gaps around them. */
const HEAD = 124;
const LOWER = 24;
/** The table's share of the height, at the lower edge. */
const RIM = 0.07;
const TILE = 68;
const JOIN = 96;
const LEAST = 96;
const NARROWEST = 180;
