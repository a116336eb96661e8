import { Text } from 'react-native-svg';
import { colors, fonts } from '@/ui/theme/tokens';

type Props = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly opacity?: number;
  readonly children: string | number;
};

/** The height of capitals and numerals, in parts of the font's size. */
const CAPITALS = 0.71;

/** Numbers and letters inside a drawing; `y` is their middle. */
export const Numeral = ({ x, y, size, anchor = 'middle', fill = colors.ink, ...rest }: Props) => (
  <Text
    x={x}
    y={y + (size * CAPITALS) / 2}
    fontSize={size}
    fontFamily={fonts.strong}
    textAnchor={anchor}
    fill={fill}
    opacity={rest.opacity ?? 1}
  >
    {rest.children}
  </Text>
);
