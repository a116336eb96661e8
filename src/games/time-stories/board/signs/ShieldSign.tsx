import Svg, { Circle, G, Line, Path, Rect } from 'react-native-svg';
import type { Shield } from '../../mission/names';
import { tints } from './station';

type Props = { readonly shield: Shield; readonly size: number; readonly isFallen?: boolean };

/** Box: -12 to 12. */
const OUTLINE =
  'M0 -11.5C3.2 -9.4 6.6 -8.6 9.6 -8.6C10 -1 7.6 7 0 11.5C-7.6 7 -10 -1 -9.6 -8.6C-6.6 -8.6 -3.2 -9.4 0 -11.5Z';

/** A shield with the sign of its kind; a fallen one is a dashed outline with a green stroke. */
export const ShieldSign = ({ shield, size, isFallen = false }: Props) => (
  <Svg aria-hidden width={size} height={size} viewBox="-13 -13 26 26">
    {isFallen ? (
      <>
        <Path
          d={OUTLINE}
          fill="none"
          stroke={tints.brassShade}
          strokeOpacity={0.6}
          strokeWidth={1.2}
          strokeDasharray="2.6 2"
        />
        <Line
          x1={-7}
          y1={8}
          x2={7}
          y2={-8}
          stroke={tints.yes}
          strokeWidth={2.6}
          strokeLinecap="round"
        />
      </>
    ) : (
      <>
        <Path d={OUTLINE} fill={FILLS[shield]} stroke={tints.brassShade} strokeWidth={1.6} />
        <Path
          d="M0 -9.2C2.6 -7.6 5.4 -6.9 7.8 -6.8"
          fill="none"
          stroke="#FFFFFF"
          strokeOpacity={0.7}
          strokeWidth={1.2}
        />
        <ShieldFace shield={shield} />
      </>
    )}
  </Svg>
);

const FILLS: Readonly<Record<Shield, string>> = {
  blank: '#E9EEF6',
  skull: '#2B2F3C',
  time: '#F4D9A6',
  heart: '#F6D3CB',
  special: '#CFE5D8',
};

function ShieldFace({ shield }: { readonly shield: Shield }) {
  switch (shield) {
    case 'skull':
      return <SkullFace color="#F7F4E9" />;
    case 'time':
      return <HourglassFace />;
    case 'heart':
      return <Path d={HEART} fill={tints.heart} transform="scale(0.52)" />;
    case 'special':
      return <EyeFace color={tints.eye} />;
    default:
      return (
        <Rect
          x={-3.4}
          y={-3.4}
          width={6.8}
          height={6.8}
          rx={1.4}
          fill="none"
          stroke={tints.cobalt}
          strokeWidth={1.8}
          transform="rotate(45)"
        />
      );
  }
}

export const HEART =
  'M0 10.5C-6 5.5 -11 1.5 -11 -4A5.6 5.6 0 0 1 0 -6.2A5.6 5.6 0 0 1 11 -4C11 1.5 6 5.5 0 10.5Z';

export const SkullFace = ({ color }: { readonly color: string }) => (
  <G>
    <Path
      d="M0 -6.4C4 -6.4 6 -3.8 6 -1C6 1 5 2.2 3.6 3V5.6H-3.6V3C-5 2.2 -6 1 -6 -1C-6 -3.8 -4 -6.4 0 -6.4Z"
      fill={color}
    />
    <Circle cx={-2.4} cy={-0.8} r={1.6} fill="#2B2F3C" />
    <Circle cx={2.4} cy={-0.8} r={1.6} fill="#2B2F3C" />
    <Path d="M-1.4 3.4V5.4M1.4 3.4V5.4" stroke="#2B2F3C" strokeWidth={0.8} />
  </G>
);

export const EyeFace = ({ color }: { readonly color: string }) => (
  <G>
    <Path
      d="M-7 0C-4.4 -4.2 4.4 -4.2 7 0C4.4 4.2 -4.4 4.2 -7 0Z"
      fill="#FFFDF7"
      stroke={color}
      strokeWidth={1.4}
    />
    <Circle r={2.3} fill={color} />
  </G>
);

const HourglassFace = () => (
  <Path
    d="M-4.2 -5.6H4.2M-4.2 5.6H4.2M-3.4 -5.4C-3.4 -2 -0.6 -1 -0.6 0C-0.6 1 -3.4 2 -3.4 5.4H3.4C3.4 2 0.6 1 0.6 0C0.6 -1 3.4 -2 3.4 -5.4Z"
    fill={tints.warm}
    stroke={tints.brassShade}
    strokeWidth={1.3}
  />
);
