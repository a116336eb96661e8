import Svg, { Path } from 'react-native-svg';
import type { StateToken } from '../../mission/names';

type Props = { readonly token: StateToken; readonly size: number };

const FORMS: Readonly<Record<string, string>> = {
  circle: 'M0 -10.5A10.5 10.5 0 1 1 -0.01 -10.5Z',
  square:
    'M-9.5 -7.5A2 2 0 0 1 -7.5 -9.5H7.5A2 2 0 0 1 9.5 -7.5V7.5A2 2 0 0 1 7.5 9.5H-7.5A2 2 0 0 1 -9.5 7.5Z',
  triangle: 'M0 -11L11 8.6A1.4 1.4 0 0 1 9.8 10H-9.8A1.4 1.4 0 0 1 -11 8.6Z',
  star: 'M0 -12L3.4 -4.2L11.8 -3.6L5.4 1.9L7.4 10.2L0 5.8L-7.4 10.2L-5.4 1.9L-11.8 -3.6L-3.4 -4.2Z',
};
const FILLS: Readonly<Record<string, readonly [string, string]>> = {
  blue: ['#3E86E0', '#1D4C8C'],
  grey: ['#A7AEBB', '#5A6379'],
  black: ['#3A3F4C', '#14161C'],
  yellow: ['#E5B02E', '#8A6210'],
  pink: ['#E0679F', '#8C2F5C'],
  green: ['#3FA66B', '#1C5E3A'],
};

/** A glazed token: its form says as much as its colour. */
export function TokenSign({ token, size }: Props) {
  const [colour = '', form = ''] = token.split('-');
  const [fill, line] = FILLS[colour] ?? ['#A7AEBB', '#5A6379'];
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-13 -13 26 26">
      <Path
        d={FORMS[form] ?? ''}
        fill={fill}
        stroke={line}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Path
        d={FORMS[form] ?? ''}
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity={0.35}
        strokeWidth={1.4}
        transform="scale(0.72)"
      />
    </Svg>
  );
}
