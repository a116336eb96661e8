import { StyleSheet } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Path, Rect as Box, Stop } from 'react-native-svg';
import { of, type Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { BotPiece } from '../../pieces/BotPiece';
import { enamelOf, sea } from '../../pieces/colours';
import { Figure } from '../../pieces/Figure';
import { ControlField, Crystal } from '../../pieces/Goods';
import { Octopod } from '../../pieces/Octopod';
import { At } from '../../pieces/Piece';
import { useStage } from '../stage';
import type { InterimShow } from './interimShow';
import { counterAt, FILLS, type PouredLayer, layersOf, levelOf } from './layers';
import { GLASS_HEIGHT, type TubeScale } from './tubeScale';

type Props = {
  readonly show: InterimShow;
  readonly seat: Seat;
  readonly reached: number;
  readonly scale: TubeScale;
  readonly height: number;
  /** The most that it may be wide. */
  readonly width: number;
};

/** The drawing, with caps. */
export const TUBE_HEIGHT = GLASS_HEIGHT + 52;
/** Left of the glass is the counter, right of it the ends of the red lines. */
const BESIDE = { left: 36, right: 20 } as const;
const WIDEST = 98;
const NARROWEST = 40;
const LEFT = BESIDE.left;

/** A player's points as a glass tube: each step pours its layer, and octopods eat from the top. */
export function Tube({ show, seat, reached, scale, height, width }: Props) {
  const { px } = useStage();
  const factor = height / TUBE_HEIGHT;
  const room = width / factor - BESIDE.left - BESIDE.right;
  const wide = Math.min(WIDEST, Math.max(NARROWEST, room));
  const drawn = wide + BESIDE.left + BESIDE.right;
  const [brass] = useSvgIds('brass');
  const { bright } = enamelOf(seat);
  const start = scale.y(of(show.before, seat));
  const { top, left } = levelOf(show, seat, reached);
  return (
    <Svg
      aria-hidden
      width={px(drawn * factor)}
      height={px(height)}
      viewBox={`0 -26 ${drawn} ${TUBE_HEIGHT}`}
      style={styles.tube}
    >
      <Defs>
        <LinearGradient id={brass} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={colors.brassLight} />
          <Stop offset="1" stopColor={colors.brass} />
        </LinearGradient>
      </Defs>
      <Box
        x={LEFT}
        width={wide}
        y={0}
        height={GLASS_HEIGHT}
        fill={sea.edge}
        stroke="#3C5C8F"
        strokeWidth={3}
      />
      <Liquid wide={wide} from={GLASS_HEIGHT} to={start} fill={bright} opacity={0.42} />
      <Path d={`M${LEFT + 3} ${start}h${wide - 6}`} stroke={bright} strokeWidth={5} />
      {layersOf(show, seat, reached).map(layer => (
        <Poured key={layer.part} {...{ layer, scale, wide }} />
      ))}
      {left < top && <Eaten wide={wide} from={scale.y(top)} to={scale.y(left)} />}
      <Box
        x={LEFT + 12}
        y={10}
        width={8}
        height={GLASS_HEIGHT - 20}
        rx={4}
        fill={colors.white}
        fillOpacity={0.14}
      />
      {[-22, GLASS_HEIGHT].map(y => (
        <Box
          key={y}
          x={LEFT - 7}
          y={y}
          width={wide + 14}
          height={22}
          rx={9}
          fill={`url(#${brass})`}
        />
      ))}
      {scale.lines.map(line => (
        <Path
          key={line}
          d={`M${LEFT - 16} ${scale.y(line)}H${LEFT + wide + 18}`}
          stroke={sea.redLine}
          strokeWidth={6}
          strokeLinecap="round"
        />
      ))}
      <CounterAt seat={seat} y={scale.y(counterAt(show, seat, reached))} />
    </Svg>
  );
}

type LiquidProps = {
  readonly wide: number;
  readonly from: number;
  readonly to: number;
  readonly fill: string;
  readonly opacity?: number;
};

const Liquid = ({ wide, from, to, fill, opacity = 1 }: LiquidProps) => (
  <Box
    x={LEFT + 3}
    y={to}
    width={wide - 6}
    height={Math.max(0, from - to)}
    fill={fill}
    fillOpacity={opacity}
  />
);

type PouredProps = {
  readonly layer: PouredLayer;
  readonly scale: TubeScale;
  readonly wide: number;
};

function Poured({ layer, scale, wide }: PouredProps) {
  const [from, to] = [scale.y(layer.from), scale.y(layer.to)];
  const high = from - to;
  return (
    <>
      <Liquid {...{ wide, from, to }} fill={FILLS[layer.part]} />
      <Path d={`M${LEFT + 3} ${to}h${wide - 6}`} stroke={sea.edge} strokeWidth={3} />
      {high > 24 && (
        <At x={LEFT + wide / 2} y={(from + to) / 2} size={Math.min(50, wide, high - 4)}>
          {layer.part === 'majority' ? (
            <ControlField />
          ) : layer.part === 'bots' ? (
            <BotPiece seat={null} />
          ) : (
            <Crystal />
          )}
        </At>
      )}
    </>
  );
}

type EatenProps = { readonly from: number; readonly to: number; readonly wide: number };

/** Gone again; the octopod sits on what it has left. */
const Eaten = ({ from, to, wide }: EatenProps) => (
  <>
    <Liquid wide={wide} from={to} to={from} fill={sea.edge} opacity={0.72} />
    <At
      x={LEFT + wide / 2}
      y={Math.min(to - 34, GLASS_HEIGHT - 40)}
      size={Math.min(86, wide * 1.2)}
    >
      <Octopod isCross />
    </At>
  </>
);

function CounterAt({ seat, y }: { readonly seat: Seat; readonly y: number }) {
  const { bright } = enamelOf(seat);
  return (
    <>
      <Circle cx={LEFT - 6} cy={y} r={27} fill={sea.edge} stroke={bright} strokeWidth={4.5} />
      <At x={LEFT - 6} y={y} size={38}>
        <Figure seat={seat} />
      </At>
    </>
  );
}

/** Without this, browsers shrink the drawing beside its numbers. */
const styles = StyleSheet.create({ tube: { flexShrink: 0 } });
