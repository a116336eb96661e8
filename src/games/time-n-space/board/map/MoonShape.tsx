import { Circle, G, Path, Rect, Text } from 'react-native-svg';
import { colors, fonts } from '@/ui/theme/tokens';
import type { MoonId, TileId } from '../../rules/components';
import { LooseTileShape } from '../pieces/Tile';
import { onCircle } from './curve';
import type { Spot } from './geometry';

type Props = {
  readonly moon: MoonId;
  readonly spot: Spot;
  readonly top: TileId | null;
  readonly left: number;
  readonly shade: string;
  readonly compact: boolean;
};

/** A moon with its pile: the top tile is open, and the number of tiles stands beside it. */
export function MoonShape({ moon, spot, top, left, shade, compact }: Props) {
  const { x, y, r } = spot;
  const tile = r * 1.24;
  return (
    <>
      <G transform={`translate(${x} ${y}) scale(${r / 12})`}>
        <Circle r={12} fill={colors.whiteShade} />
        <Path d={SEAS} fill={colors.space} opacity={0.34} />
        <Circle r={12} fill={`url(#${shade})`} />
      </G>
      {top && left > 1 && <Below x={x} y={y} tile={tile} layers={left > 3 ? 2 : 1} />}
      {top && <LooseTileShape tile={top} size={tile} x={x} y={y} />}
      {top && !compact && <Count spot={spot} left={left} />}
      {!compact && <Numeral spot={spot} moon={moon} />}
    </>
  );
}

const SEAS =
  'M-8.2 -6.2A3 3 0 1 1 -2.2 -6.2A3 3 0 1 1 -8.2 -6.2ZM3 -8A1.6 1.6 0 1 1 6.2 -8A1.6 1.6 0 1 1 3 -8Z' +
  'M4.4 4.6A3.4 3.4 0 1 1 11.2 4.6A3.4 3.4 0 1 1 4.4 4.6ZM-7.6 6.4A2.2 2.2 0 1 1 -3.2 6.4A2.2 2.2 0 1 1 -7.6 6.4Z' +
  'M-1 10A1.2 1.2 0 1 1 1.4 10A1.2 1.2 0 1 1 -1 10ZM7.4 -3A1 1 0 1 1 9.4 -3A1 1 0 1 1 7.4 -3Z';

/** The edges of the tiles under the top one. */
const Below = ({ x, y, tile, layers }: { x: number; y: number; tile: number; layers: number }) => (
  <>
    {Array.from({ length: layers }, (_, n) => (
      <Rect
        key={n}
        x={x - tile * 0.48}
        y={y - tile * 0.48 + tile * 0.07 * (layers - n)}
        width={tile * 0.96}
        height={tile * 0.96}
        rx={tile * 0.2}
        fill={colors.steel}
        stroke={colors.steelRim}
        strokeWidth={tile * 0.02}
      />
    ))}
  </>
);

function Count({ spot, left }: { spot: Spot; left: number }) {
  const { x, y } = onCircle(spot, spot.r * 1.02, 45);
  return (
    <>
      <Circle cx={x} cy={y} r={spot.r * 0.36} fill={colors.panel} stroke={colors.steelRim} />
      <Text {...middled(x, y, spot.r * 0.46)} fill={colors.ink}>
        {left}
      </Text>
    </>
  );
}

function Numeral({ spot, moon }: { spot: Spot; moon: MoonId }) {
  const { x, y } = onCircle(spot, spot.r * 1.42, spot.out);
  return (
    <Text {...middled(x, y, spot.r * 0.46)} fill={colors.inkSoft}>
      {moon.slice(-1)}
    </Text>
  );
}

const middled = (x: number, y: number, size: number) =>
  ({
    x,
    y: y + size * 0.36,
    fontFamily: fonts.strong,
    fontSize: size,
    fontWeight: '800',
    textAnchor: 'middle',
  }) as const;
