import { memo } from 'react';
import Svg, { Circle, G, Path, Rect, Text } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors, fonts } from '@/ui/theme/tokens';
import { face, isOrder } from '../../rules/centre';
import {
  type Face,
  type Good,
  type Slot,
  type Stage,
  type TileId,
  TILES,
} from '../../rules/components';
import type { Building, Thing } from '../../rules/state';
import { plateColours } from './colours';
import { CounterShape } from './Counter';
import { CubeShape, CubeTrace } from './Cube';
import { FIELD, fieldSpots, symbolSpot, TILE } from './plan';
import { TimeSymbol } from './TimeSymbol';

type Shown = {
  readonly shown: Face;
  readonly stage: Stage;
  /** The seat whose centre it lies on; the counters are that player's. */
  readonly seat?: Seat | undefined;
  readonly units?: readonly (Thing | null)[] | undefined;
  /** The good that stage III will add. */
  readonly preview?: Good | undefined;
  /** A glass is drawn over its time symbol. */
  readonly covered?: boolean | undefined;
};
type Placed = { readonly size: number; readonly x?: number; readonly y?: number };

/** A building with everything on it, its middle at `x`, `y` of a larger drawing. */
function TileShape({ size, x = 0, y = 0, ...tile }: Shown & Placed) {
  const { shown, stage, covered } = tile;
  const { ink } = plateColours(shown.kind);
  const fields = shown.kind === 'trade' ? 0 : countOf(shown);
  return (
    <G transform={`translate(${x} ${y}) scale(${size / TILE})`}>
      <Plate kind={shown.kind} />
      {shown.kind === 'trade' && <Gate most={shown.most} ink={ink} />}
      {fieldSpots(fields).map((spot, n) => (
        <Field key={n} {...spot} {...tile} unit={n} />
      ))}
      {!covered && <TimeSymbol {...symbolSpot(fields)} colour={ink} />}
      <Pips stage={stage} ink={ink} />
      {tile.preview && <Preview good={tile.preview} />}
    </G>
  );
}

const Preview = ({ good }: { good: Good }) => (
  <>
    <Circle cx={35} cy={35} r={9.5} fill={colors.space} opacity={0.82} />
    <CubeTrace good={good} size={12} x={35} y={35} />
  </>
);

const countOf = (shown: Exclude<Face, { kind: 'trade' }>): number =>
  shown.kind === 'plant' ? shown.makes.length : shown.units;

function Plate({ kind }: { kind: Face['kind'] }) {
  const { fill, rim } = plateColours(kind);
  return (
    <>
      <Rect
        x={-48}
        y={-48}
        width={96}
        height={96}
        rx={20}
        fill={fill}
        stroke={rim}
        strokeWidth={3}
      />
      <Path d={GRAIN[kind]} stroke={rim} strokeWidth={1.4} opacity={0.55} fill="none" />
    </>
  );
}

/** Rivets, rails or panels: each kind of building has its own pattern. */
const GRAIN: Readonly<Record<Face['kind'], string>> = {
  plant: 'M-40 -30V30M40 -30V30',
  beam: 'M-44 -34L-34 -44M-44 -26L-26 -44M44 34L34 44M44 26L26 44',
  trade: 'M-40 -40H-28M-40 -40V-28M40 -40H28M40 -40V-28',
};

function Field({ x, y, unit, shown, units, seat }: Shown & { x: number; y: number; unit: number }) {
  const thing = units?.[unit] ?? null;
  const trace = shown.kind === 'plant' ? shown.makes[unit] : undefined;
  return (
    <>
      <Circle cx={x} cy={y} r={FIELD / 2} fill={colors.space} opacity={0.82} />
      {thing === null && trace && <CubeTrace good={trace} size={FIELD * 0.6} x={x} y={y} />}
      {thing === null && !trace && <Ray x={x} y={y} />}
      {thing !== null && <ThingShape thing={thing} seat={seat} x={x} y={y} size={FIELD} />}
    </>
  );
}

const Ray = ({ x, y }: { x: number; y: number }) => (
  <Circle
    cx={x}
    cy={y}
    r={FIELD * 0.26}
    fill="none"
    stroke={colors.steelRim}
    strokeWidth={2}
    strokeDasharray="3 4"
  />
);

type ThingProps = Placed & { readonly thing: Thing; readonly seat?: Seat | undefined };

/** Draws whatever lies on a field: a cube, or a counter of the centre's owner. */
export function ThingShape({ thing, seat, size, ...spot }: ThingProps) {
  if (!isOrder(thing)) return <CubeShape good={thing} size={size * 0.76} {...spot} />;
  return seat ? <CounterShape order={thing} seat={seat} size={size * 1.06} {...spot} /> : null;
}

/** The number of orders that a trading centre lets through. */
const Gate = ({ most, ink }: { most: number; ink: string }) => (
  <>
    <Text
      x={0}
      y={-9}
      fill={ink}
      fontFamily={fonts.strong}
      fontSize={38}
      fontWeight="800"
      textAnchor="middle"
    >
      {most}
    </Text>
    <Path
      d="M-34 -14L-26 -24L-18 -14M18 -14L26 -24L34 -14"
      fill="none"
      stroke={ink}
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** The stage in Roman numerals, drawn as bars. */
const Pips = ({ stage, ink }: { stage: Stage; ink: string }) => (
  <G>
    {Array.from({ length: stage }, (_, n) => (
      <Rect
        key={n}
        x={(n - (stage - 1) / 2) * 7 - 1.8}
        y={35}
        width={3.6}
        height={9}
        rx={1.8}
        fill={ink}
      />
    ))}
  </G>
);

type BuildingProps = Placed & {
  readonly slot: Slot;
  readonly building: Building;
  readonly seat: Seat;
  readonly covered?: boolean;
};

/** A building as it stands on a centre. */
const BuildingShape = ({ slot, building, ...rest }: BuildingProps) => (
  <TileShape
    shown={face(slot, building)}
    stage={building.stage}
    units={building.units}
    preview={building.tile && building.stage === 2 ? previewOf(building.tile) : undefined}
    {...rest}
  />
);

/** The good that an ochre tile adds on stage III. */
function previewOf(tile: TileId): Good | undefined {
  const last = TILES[tile]?.[3];
  return last?.kind === 'plant' ? last.makes[last.makes.length - 1] : undefined;
}

type TileProps = Placed & { readonly tile: TileId; readonly stage?: 2 | 3 };

/** A tile that is not on a centre, but on a moon or in a research station. */
export function LooseTileShape({ tile, stage = 2, ...spot }: TileProps) {
  const shown = TILES[tile]?.[stage];
  if (!shown) return null;
  const preview = stage === 2 ? previewOf(tile) : undefined;
  return <TileShape shown={shown} stage={stage} preview={preview} {...spot} />;
}

export const Tile = memo(({ size, ...tile }: TileProps) => (
  <Svg aria-hidden width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
    <LooseTileShape size={size} {...tile} />
  </Svg>
));

export const BuildingPiece = memo(({ size, ...building }: BuildingProps) => (
  <Svg aria-hidden width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
    <BuildingShape size={size} {...building} />
  </Svg>
));
