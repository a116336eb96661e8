import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import { rounded } from '@/ui/moving/motion';
import { moving } from '@/ui/moving/moving';
import { Press } from '@/ui/Press';
import { colors, TOUCH } from '@/ui/theme/tokens';
import type { Node } from '../../rules/components';
import type { StarChart, Spot } from './geometry';

type Props = {
  readonly map: StarChart;
  readonly glow: readonly Node[];
  name(node: Node): string;
  readonly onNode?: ((node: Node) => void) | undefined;
};

/** Touch targets and labels of planets and moons. */
export const MapPlaces = ({ map, glow, name, onNode }: Props) =>
  [...map.spots].map(([node, spot]) => (
    <Place
      key={node}
      node={node}
      spot={spot}
      name={name(node)}
      glows={glow.includes(node)}
      onNode={onNode}
    />
  ));

type PlaceProps = Pick<Props, 'onNode'> & {
  readonly node: Node;
  readonly spot: Spot;
  readonly name: string;
  readonly glows: boolean;
};

function Place({ node, spot, name, glows, onNode }: PlaceProps) {
  const size = Math.max(TOUCH, spot.r * 2.3);
  const at = { left: spot.x - size / 2, top: spot.y - size / 2, width: size, height: size };
  const style = [styles.place, at, { borderRadius: size / 2 }];
  const glow = glows && <Glow size={size} r={spot.r} />;
  if (!onNode) {
    return (
      <View accessible role="img" aria-label={name} testID={`node-${node}`} style={style}>
        {glow}
      </View>
    );
  }
  return (
    <Press name={name} onPress={() => onNode(node)} testID={`node-${node}`} style={style}>
      {glow}
    </Press>
  );
}

/** Marks a place that the ship can go to: a ring, and four arrowheads that point at it. */
function Glow({ size, r }: { size: number; r: number }) {
  const { still } = useComfort();
  const [side, edge] = [r * 3, (size - r * 3) / 2];
  const ring = { fill: colors.go, fillOpacity: 0.12, stroke: colors.go, strokeWidth: r * 0.1 };
  return (
    <Breathing
      stands={still}
      size={{ width: side, height: side }}
      style={[styles.glow, { left: edge, top: edge }]}
    >
      <Svg
        aria-hidden
        width={side}
        height={side}
        viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
      >
        <Circle r={r * 1.12} {...ring} />
        {[45, 135, 225, 315].map(degrees => (
          <G key={degrees} transform={`rotate(${degrees}) translate(0 ${-r * 1.2}) scale(${r})`}>
            <Path d="M0 0L-0.2 -0.26H0.2Z" fill={colors.go} />
          </G>
        ))}
      </Svg>
    </Breathing>
  );
}

const Breathing = moving({
  ms: 1_600,
  poses: rounded(16, part => ({ opacity: 0.8 + 0.2 * Math.cos(2 * Math.PI * part) })),
});

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  glow: { position: 'absolute', pointerEvents: 'none' },
});
