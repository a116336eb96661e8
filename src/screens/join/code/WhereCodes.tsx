import Svg, { G, Path, Rect, Text } from 'react-native-svg';
import { ICONS } from '@/ui/icons';
import { colors, fonts } from '@/ui/theme/tokens';

/** A TV and a phone that show a code, so that players know where to look. */
export const WhereCodes = ({ height }: { height: number }) => (
  <Svg
    aria-hidden
    width={(height * WIDTH) / HEIGHT}
    height={height}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
  >
    <Rect
      x={3}
      y={3}
      width={172}
      height={106}
      rx={11}
      fill={colors.space}
      stroke={TV}
      strokeWidth={5}
    />
    <Rect x={64} y={112} width={50} height={7} rx={3.5} fill={TV} />
    <Square x={23} y={26} size={60} />
    <Letters x={130} y={52} size={21} />
    <Rect
      x={187}
      y={20}
      width={54}
      height={104}
      rx={9}
      fill={colors.space}
      stroke={colors.brass}
      strokeWidth={4}
    />
    <Square x={200} y={33} size={28} />
    <Letters x={214} y={86} size={13} />
  </Svg>
);

const [WIDTH, HEIGHT] = [244, 127];
const TV = '#4A566F';

type Placed = { x: number; y: number; size: number };

const Square = ({ x, y, size }: Placed) => (
  <G transform={`translate(${x} ${y}) scale(${size / 24})`}>
    <Rect width={24} height={24} rx={2} fill={colors.white} />
    <Path d={ICONS.qr} fill="none" stroke={colors.space} strokeWidth={2} strokeLinecap="round" />
  </G>
);

const Letters = ({ x, y, size }: Placed) => (
  <>
    <Line x={x} y={y} size={size} letters="CD" />
    <Line x={x} y={y + size * 1.15} size={size} letters="FHJK" />
  </>
);

const Line = ({ x, y, size, letters }: Placed & { letters: string }) => (
  <Text
    x={x}
    y={y}
    fill={colors.sand}
    fontFamily={fonts.strong}
    fontSize={size}
    letterSpacing={1}
    textAnchor="middle"
  >
    {letters}
  </Text>
);
