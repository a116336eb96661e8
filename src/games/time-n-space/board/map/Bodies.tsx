import { StyleSheet } from 'react-native';
import Svg from 'react-native-svg';
import { of, type Seat } from '@/kit/seat';
import { useSvgIds } from '@/ui/useSvgIds';
import { isMoon } from '../../rules/board';
import type { Node } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { BonusShape, CounterShape } from '../pieces/Counter';
import { CubeShape } from '../pieces/Cube';
import { goodOf } from '../../rules/centre';
import { ArrivalsShape } from './ArrivalsShape';
import { onCircle, type Size } from './curve';
import { type StarChart, orderPlaces, type Spot } from './geometry';
import { MoonShape } from './MoonShape';
import { PlanetShape } from './PlanetShape';
import { Shades } from './Shades';
import { wanted } from './wanted';

type Props = {
  readonly seen: Seen;
  readonly map: StarChart;
  readonly size: Size;
  readonly compact: boolean;
};

/** Planets and moons, with everything that lies on and around them. */
export function Bodies({ seen, map, size, compact }: Props) {
  const [shade] = useSvgIds('shade');
  return (
    <Svg aria-hidden {...size} style={StyleSheet.absoluteFill}>
      <Shades id={shade} seats={seen.seats} />
      {[...map.spots].map(([node, spot]) => (
        <Body key={node} node={node} spot={spot} seen={seen} shade={shade} compact={compact} />
      ))}
    </Svg>
  );
}

type BodyProps = Pick<Props, 'seen' | 'compact'> & {
  readonly node: Node;
  readonly spot: Spot;
  readonly shade: string;
};

function Body({ node, spot, seen, shade, compact }: BodyProps) {
  if (isMoon(node)) {
    const { top = null, left = 0 } = seen.moons[node] ?? {};
    return (
      <MoonShape moon={node} spot={spot} top={top} left={left} shade={shade} compact={compact} />
    );
  }
  const bonus = onCircle(spot, spot.r * 0.74, 45);
  return (
    <>
      <ArrivalsShape seen={seen} planet={node} spot={spot} />
      <PlanetShape seat={node} spot={spot} shade={shade} />
      <Orders seen={seen} planet={node} spot={spot} compact={compact} />
      {seen.bonusAt.includes(node) && <BonusShape size={spot.r * 0.72} {...bonus} />}
    </>
  );
}

type OrdersProps = Pick<Props, 'seen' | 'compact'> & { readonly planet: Seat; readonly spot: Spot };

function Orders({ seen, planet, spot, compact }: OrdersProps) {
  const wants = wanted(of(seen.centres, planet));
  const size = spot.r * (compact ? 0.5 : 0.76);
  const places = orderPlaces(
    spot,
    size,
    wants.map(({ count }) => count),
  );
  return wants.map(({ order }, kind) => {
    // Draws the first of a kind last, so that it lies on top of the others.
    const all = [...(places[kind] ?? [])].reverse();
    return all.map((place, n) =>
      compact ? (
        <CubeShape key={`${order}${n}`} good={goodOf(order)} size={size} {...place} />
      ) : (
        <CounterShape key={`${order}${n}`} order={order} seat={planet} size={size} {...place} />
      ),
    );
  });
}
