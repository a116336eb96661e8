/** Colours of the station under water: tints behind glass for actions, bright enamel for players. */
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import type { Task } from '../../rules/components';

export const sea = {
  /** The dark edge of every figure, and glass by night. */
  edge: '#060B18',
  deep: '#050C18',
  water: '#0A1C33',
  waterLight: '#12304E',
  floor: '#16161C',
  weed: '#12453F',
  panel: '#0D1630',
  panelLine: '#26335E',
  glass: '#0B1428',
  room: '#1D1610',
  berth: '#2A2116',
  berthRim: '#6B4E24',
  empty: '#4A5678',
  octopod: '#A97BF2',
  octopodShade: '#7F51CF',
  octopodLight: '#C9A6FF',
  crystal: '#E3EBFA',
  crystalShade: '#A7B6D3',
  crystalDark: '#71819F',
  submarine: '#69B9F4',
  flask: '#74E0AE',
  flaskDark: '#123A2B',
  sand: '#F1B867',
  sandGlass: '#1C2233',
  skin: '#F8DFBC',
  eye: '#FFE9BE',
  cardRed: '#C2413F',
  robot: '#E9EDF6',
  robotVisor: '#19274A',
  pale: '#8F9AB8',
  redLine: '#F0503F',
} as const;

/** The glass of an action's window, its edge, and a darker glass where nothing can be done. */
type Tint = { readonly glass: string; readonly edge: string; readonly ink: string };
const TINTS: Readonly<Record<Task, Tint>> = {
  octopods: { glass: '#523589', edge: '#8661C7', ink: sea.octopodLight },
  crystals: { glass: '#171C2A', edge: '#46506A', ink: sea.crystal },
  submarine: { glass: '#174B78', edge: '#3A86C2', ink: '#9BD2FA' },
  time: { glass: '#76520F', edge: '#B98A35', ink: '#F6CD8B' },
  lab: { glass: '#1D5A41', edge: '#3F9A73', ink: '#97EBC5' },
  card: { glass: '#7A2A31', edge: '#B9575B', ink: '#F5B3A8' },
  program: { glass: '#69718A', edge: '#A3ACC4', ink: '#EEF1F7' },
};
export const tintOf = (task: Task): Tint => TINTS[task];

type Enamel = { readonly bright: string; readonly shade: string };
const ENAMELS: Readonly<Record<string, Enamel>> = {
  red: { bright: colors.red, shade: '#8E2F2C' },
  yellow: { bright: colors.yellow, shade: '#8A6F16' },
  blue: { bright: colors.lightBlue, shade: '#2A6C97' },
  white: { bright: colors.white, shade: '#8B93A8' },
};
const NOBODY: Enamel = { bright: colors.ink, shade: colors.line };

export const enamelOf = (seat: Seat): Enamel => ENAMELS[seat] ?? NOBODY;
export const seatColour = (seat: Seat): string => enamelOf(seat).bright;
