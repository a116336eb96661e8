import { Circle, Defs, G, LinearGradient, Path, Stop } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import type { Seat } from '@/kit/seat';
import { useSvgIds } from '@/ui/useSvgIds';
import { LOCKS } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { sea } from '../pieces/colours';
import { Numeral } from '../pieces/Numeral';
import { CentreTile } from './CentreTile';
import { lockPlace, placeOf } from './geometry';
import { Scientists, SectorShape } from './SectorShape';

/** The metal of all rims of one drawing. */
export const Brass = ({ id }: { readonly id: string }) => (
  <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    <Stop offset="0" stopColor={colors.brassLight} />
    <Stop offset="0.5" stopColor={colors.brass} />
    <Stop offset="1" stopColor={colors.brassShade} />
  </LinearGradient>
);

type Props = { readonly view: Seen; readonly away?: readonly Seat[] | undefined };

const NOBODY: readonly Seat[] = [];

/** The whole station around its centre at 0, 0: six sectors, the locks between them, the tile. */
export function StationShape({ view, away = NOBODY }: Props) {
  const [brass] = useSvgIds('brass');
  const metal = `url(#${brass})`;
  return (
    <>
      <Defs>
        <Brass id={brass} />
      </Defs>
      <Tubes />
      <CentreTile view={view} brass={metal} />
      {view.ring.map((letter, n) => {
        const { x, y } = placeOf(n);
        return (
          <G key={letter} transform={`translate(${x}, ${y})`}>
            <SectorShape {...{ view, letter }} brass={metal} />
          </G>
        );
      })}
      {view.ring.map((letter, n) => (
        <LockCoin key={letter} {...lockPlace(n)} cost={LOCKS[letter]} />
      ))}
      {view.ring.map((letter, n) => (
        <G key={letter} transform={`translate(${placeOf(n).x}, ${placeOf(n).y})`}>
          <Scientists {...{ view, letter, away }} />
        </G>
      ))}
    </>
  );
}

/** The tubes by which scientists go round. */
const Tubes = () => (
  <Path
    d={`M${Array.from({ length: 6 }, (_, n) => `${placeOf(n).x} ${placeOf(n).y}`).join('L')}Z`}
    fill="none"
    stroke="#1F2740"
    strokeWidth={34}
    strokeLinejoin="round"
  />
);

type CoinProps = { readonly x: number; readonly y: number; readonly cost: number };

/** The price of a lock. 0 is green and 2 red, and both are written on it. */
const LockCoin = ({ x, y, cost }: CoinProps) => (
  <G transform={`translate(${x}, ${y})`}>
    <Circle r={26} fill={sea.edge} stroke={LOCK_COLOURS[cost] ?? colors.brass} strokeWidth={3.6} />
    <Numeral x={0} y={0} size={36} fill={LOCK_COLOURS[cost] ?? colors.ink}>
      {cost}
    </Numeral>
  </G>
);

const LOCK_COLOURS: Readonly<Record<number, string>> = {
  0: colors.go,
  1: colors.brassLight,
  2: colors.stop,
};
