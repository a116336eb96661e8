import { Circle, Defs, LinearGradient, Path, RadialGradient, Stop } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { BotPiece } from '../pieces/BotPiece';
import { sea } from '../pieces/colours';
import { Octopod } from '../pieces/Octopod';
import { At } from '../pieces/Piece';

const [X, Y] = [100, 134];
const around = { cx: X, cy: Y };

/** A brass sphere with a bot at its window, in the arms of an octopod. */
export function Bathysphere({ seat }: { readonly seat: Seat }) {
  const [brass, lamp] = useSvgIds('brass', 'lamp');
  return (
    <>
      <Defs>
        <LinearGradient id={brass} x1="0" y1="0" x2="0.4" y2="1">
          <Stop offset="0" stopColor={colors.brassLight} />
          <Stop offset="0.45" stopColor={colors.brass} />
          <Stop offset="1" stopColor="#5A3718" />
        </LinearGradient>
        <RadialGradient id={lamp} cx="0.5" cy="0.4" r="0.7">
          <Stop offset="0" stopColor="#7A4E20" />
          <Stop offset="1" stopColor="#1B120A" />
        </RadialGradient>
      </Defs>
      <At x={X} y={56} size={96}>
        <Octopod />
      </At>
      <Circle {...around} r={60} fill={sea.edge} />
      <Circle {...around} r={42} fill={`url(#${lamp})`} />
      <At x={X} y={Y + 8} size={76}>
        <BotPiece seat={seat} />
      </At>
      <Circle {...around} r={49.5} fill="none" stroke={sea.edge} strokeWidth={19} />
      <Circle {...around} r={49.5} fill="none" stroke={`url(#${brass})`} strokeWidth={15} />
      {RIVETS.map(({ x, y, angle }) => (
        <Circle key={angle} cx={x} cy={y} r={2.4} fill={sea.edge} fillOpacity={0.55} />
      ))}
      <Path
        d={`M${X - 30} ${Y - 10}A32 32 0 0 1 ${X - 8} ${Y - 31}`}
        stroke={colors.white}
        strokeOpacity={0.5}
        strokeWidth={4}
        strokeLinecap="round"
        fill="none"
      />
      <Arms />
    </>
  );
}

/** Four arms reach round the sphere from behind. */
const Arms = () => (
  <>
    {ARMS.map(d => (
      <Path key={d} d={d} fill="none" stroke={sea.edge} strokeWidth={17} strokeLinecap="round" />
    ))}
    {ARMS.map(d => (
      <Path
        key={d}
        d={d}
        fill="none"
        stroke={sea.octopod}
        strokeWidth={12.5}
        strokeLinecap="round"
      />
    ))}
    {ARMS.map(d => (
      <Path
        key={d}
        d={d}
        fill="none"
        stroke={sea.octopodLight}
        strokeWidth={4}
        strokeLinecap="round"
        strokeDasharray="0.1 9"
        strokeOpacity={0.8}
      />
    ))}
  </>
);

const ARMS = [
  'M64 82C42 94 32 118 48 136C53 141 60 138 57 131',
  'M136 82C158 94 168 118 152 136C147 141 140 138 143 131',
  'M50 168C38 176 42 196 58 190C66 187 66 178 60 176',
  'M150 168C162 176 158 196 142 190C134 187 134 178 140 176',
];

const RIVETS = Array.from({ length: 16 }, (_, n) => {
  const angle = (n * Math.PI) / 8 + 0.1;
  return { angle, x: X + 49.5 * Math.cos(angle), y: Y + 49.5 * Math.sin(angle) };
});
