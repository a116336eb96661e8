import Svg, { Circle, Defs, LinearGradient, Path, Rect as Box, Stop } from 'react-native-svg';
import { of, type Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { Bot } from '../../pieces/Bot';
import { enamelOf, sea } from '../../pieces/colours';
import { Figure } from '../../pieces/Figure';
import { ControlField, Crystal } from '../../pieces/Goods';
import { Octopod } from '../../pieces/Octopod';
import { At } from '../../pieces/Piece';
import { useStage } from '../stage';
import type { InterimShow } from './interimShow';
import { counterAt, type Layer, layersOf, levelOf } from './layers';
import { GLASS_HEIGHT, type TubeScale } from './tubeScale';

type Props = {
  readonly show: InterimShow;
  readonly seat: Seat;
  readonly reached: number;
  readonly scale: TubeScale;
  readonly height: number;
};

/** The drawing, with caps and the counter beside the glass. */
const DRAWN = { width: 156, height: GLASS_HEIGHT + 52 } as const;
const GLASS = { x: 36, width: 98 } as const;
const MIDDLE = GLASS.x + GLASS.width / 2;

/** A player's points as a glass tube: each step pours its layer, and octopods eat from the top. */
export function Tube({ show, seat, reached, scale, height }: Props) {
  const { px } = useStage();
  const [brass] = useSvgIds('brass');
  const { bright } = enamelOf(seat);
  const start = scale.y(of(show.before, seat));
  const { top, left } = levelOf(show, seat, reached);
  return (
    <Svg
      aria-hidden
      width={px((height * DRAWN.width) / DRAWN.height)}
      height={px(height)}
      viewBox={`0 -26 ${DRAWN.width} ${DRAWN.height}`}
    >
      <Defs>
        <LinearGradient id={brass} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={colors.brassLight} />
          <Stop offset="1" stopColor={colors.brass} />
        </LinearGradient>
      </Defs>
      <Box
        {...GLASS}
        y={0}
        height={GLASS_HEIGHT}
        fill={sea.edge}
        stroke="#3C5C8F"
        strokeWidth={3}
      />
      <Liquid from={GLASS_HEIGHT} to={start} fill={bright} opacity={0.42} />
      <Path d={`M${GLASS.x + 3} ${start}h${GLASS.width - 6}`} stroke={bright} strokeWidth={5} />
      {layersOf(show, seat, reached).map(layer => (
        <Poured key={layer.part} {...{ layer, scale }} />
      ))}
      {left < top && <Eaten from={scale.y(top)} to={scale.y(left)} />}
      <Box
        x={GLASS.x + 12}
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
          x={GLASS.x - 7}
          y={y}
          width={GLASS.width + 14}
          height={22}
          rx={9}
          fill={`url(#${brass})`}
        />
      ))}
      {scale.lines.map(line => (
        <Path
          key={line}
          d={`M${GLASS.x - 16} ${scale.y(line)}H${GLASS.x + GLASS.width + 18}`}
          stroke="#F0503F"
          strokeWidth={6}
          strokeLinecap="round"
        />
      ))}
      <CounterAt seat={seat} y={scale.y(counterAt(show, seat, reached))} />
    </Svg>
  );
}

type LiquidProps = {
  readonly from: number;
  readonly to: number;
  readonly fill: string;
  readonly opacity?: number;
};

const Liquid = ({ from, to, fill, opacity = 1 }: LiquidProps) => (
  <Box
    x={GLASS.x + 3}
    y={to}
    width={GLASS.width - 6}
    height={Math.max(0, from - to)}
    fill={fill}
    fillOpacity={opacity}
  />
);

const FILLS = { majority: '#8A5413', bots: '#4D5F92', crystals: '#8CA6CC' } as const;

function Poured({ layer, scale }: { readonly layer: Layer; readonly scale: TubeScale }) {
  const [from, to] = [scale.y(layer.from), scale.y(layer.to)];
  const high = from - to;
  return (
    <>
      <Liquid {...{ from, to }} fill={FILLS[layer.part]} />
      <Path d={`M${GLASS.x + 3} ${to}h${GLASS.width - 6}`} stroke={sea.edge} strokeWidth={3} />
      {high > 24 && (
        <At x={MIDDLE} y={(from + to) / 2} size={Math.min(50, high - 4)}>
          {layer.part === 'majority' ? (
            <ControlField />
          ) : layer.part === 'bots' ? (
            <Bot seat={null} />
          ) : (
            <Crystal />
          )}
        </At>
      )}
    </>
  );
}

/** Gone again; the octopod sits on what it has left. */
const Eaten = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <>
    <Liquid from={to} to={from} fill={sea.edge} opacity={0.72} />
    <At x={MIDDLE} y={Math.min(to - 34, GLASS_HEIGHT - 40)} size={86}>
      <Octopod isCross />
    </At>
  </>
);

function CounterAt({ seat, y }: { readonly seat: Seat; readonly y: number }) {
  const { bright } = enamelOf(seat);
  return (
    <>
      <Circle cx={GLASS.x - 6} cy={y} r={27} fill={sea.edge} stroke={bright} strokeWidth={4.5} />
      <At x={GLASS.x - 6} y={y} size={38}>
        <Figure seat={seat} />
      </At>
    </>
  );
}
