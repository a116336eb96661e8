import { StyleSheet } from 'react-native';
import Svg, { Defs, G, LinearGradient, Path, Stop } from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import { rounded } from '@/ui/moving/motion';
import { moving } from '@/ui/moving/moving';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { isPlanet } from '../../rules/board';
import type { Node } from '../../rules/components';
import { seatColour } from '../pieces/colours';
import { rims, spine, strand } from './braid';
import type { Size } from './curve';
import type { StarChart, Lane } from './geometry';

type Props = { readonly map: StarChart; readonly size: Size; readonly compact: boolean };

/** Lanes woven of light. They seem to wind, but only the opacity of three drawings changes. */
export function Wormholes({ map, size, compact }: Props) {
  const { still } = useComfort();
  return (
    <>
      <Tubes map={map} size={size} compact={compact} />
      {(compact ? PHASES.slice(0, 1) : PHASES).map(phase => (
        <Strands key={phase} map={map} size={size} phase={phase} stands={still || compact} />
      ))}
    </>
  );
}

/** The opacity of a drawing, at a share of the cycle. */
const light = (part: number): number =>
  0.12 + 0.88 * (0.5 + 0.5 * Math.cos(2 * Math.PI * part)) ** 1.6;
const Winding = moving({
  ms: 7_000,
  perSecond: 10,
  poses: rounded(14, part => ({ opacity: light(part) })),
});
const PHASES = [0, 1 / 3, 2 / 3] as const;

/** Widths of strokes laid over each other, in mouths; together they look like fading light. */
const GLOW = [4.4, 3.5, 2.7, 2, 1.4, 0.8];

function Tubes({ map, size, compact }: Props) {
  const [id] = useSvgIds('lane');
  return (
    <Svg aria-hidden {...size} style={StyleSheet.absoluteFill}>
      <Inks id={id} lanes={map.lanes} />
      {map.lanes.map((lane, n) => (
        <G key={n} fill="none" stroke={`url(#${inkId(id, n)})`} strokeLinecap="round">
          {GLOW.map(wide => (
            <Path
              key={wide}
              d={spine(lane.curve)}
              strokeWidth={mouth(map, lane) * wide}
              strokeOpacity={0.05}
            />
          ))}
          {!compact && <Path d={rims(lane.curve, mouth(map, lane))} strokeOpacity={0.55} />}
        </G>
      ))}
    </Svg>
  );
}

type StrandsProps = Omit<Props, 'compact'> & {
  readonly phase: number;
  readonly stands: boolean;
};

function Strands({ map, size, phase, stands }: StrandsProps) {
  const [id] = useSvgIds('lane');
  return (
    <Winding
      stands={stands}
      size={size}
      phase={1 - phase}
      style={[StyleSheet.absoluteFill, styles.drawing, stands && { opacity: light(phase) }]}
    >
      <Svg aria-hidden {...size}>
        <Inks id={id} lanes={map.lanes} />
        {map.lanes.map((lane, n) => (
          <Path
            key={n}
            d={[0, 0.5]
              .map(turn => strand(lane.curve, mouth(map, lane), phase / 2 + turn))
              .join('')}
            fill="none"
            stroke={`url(#${inkId(id, n)})`}
            strokeWidth={Math.max(1, map.ship * 0.035)}
          />
        ))}
      </Svg>
    </Winding>
  );
}

const inkId = (id: string, nth: number): string => `${id}-${nth}`;

/** Gradients from the colour of a planet to the silver of a moon. */
const Inks = ({ id, lanes }: { id: string; lanes: readonly Lane[] }) => (
  <Defs>
    {lanes.map(({ ends, curve: [from, , , to] }, n) => (
      <LinearGradient
        key={n}
        id={inkId(id, n)}
        gradientUnits="userSpaceOnUse"
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
      >
        <Stop offset="0" stopColor={tint(ends[0])} />
        <Stop offset="0.5" stopColor={colors.star} stopOpacity={0.8} />
        <Stop offset="1" stopColor={tint(ends[1])} />
      </LinearGradient>
    ))}
  </Defs>
);

const tint = (node: Node): string => (isPlanet(node) ? seatColour(node) : colors.glass);
const mouth = ({ ship }: StarChart, { inner }: Lane): number => ship * (inner ? 0.17 : 0.25);

const styles = StyleSheet.create({ drawing: { pointerEvents: 'none' } });
