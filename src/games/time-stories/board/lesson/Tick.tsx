import Svg, { Circle, G, Path, Rect } from 'react-native-svg';
import { glaze } from '../pieces/palette';

const HOURS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** The pocket watch of the Bureau, who gives the lesson; the hands are the moustache. */
export const Tick = ({ size }: { readonly size: number }) => (
  <Svg aria-hidden width={size} height={size} viewBox="-26 -30 52 56">
    <Circle cx={0} cy={-25} r={4} fill="none" stroke={glaze.brassDeep} strokeWidth={2} />
    <Rect x={-3.4} y={-22.5} width={6.8} height={4.5} rx={1.6} fill={glaze.brassDeep} />
    <Circle cx={0} cy={2} r={21.5} fill={glaze.brass} stroke={glaze.brassDeep} strokeWidth={1.6} />
    <Circle cx={0} cy={2} r={17.5} fill={glaze.white} stroke={glaze.brassDeep} strokeWidth={1} />
    <G y={2}>
      {HOURS.map(turn => (
        <Path
          key={turn}
          d="M0 -16V-13.8"
          stroke={glaze.cobalt}
          strokeWidth={turn % 90 === 0 ? 2 : 1}
          rotation={turn}
        />
      ))}
    </G>
    <Circle cx={-5.4} cy={-2.6} r={3.4} fill={glaze.white} stroke={glaze.ink} strokeWidth={1.1} />
    <Circle cx={5.4} cy={-2.6} r={3.4} fill={glaze.white} stroke={glaze.ink} strokeWidth={1.1} />
    <Circle cx={-4.6} cy={-2} r={1.7} fill={glaze.ink} />
    <Circle cx={6.2} cy={-2} r={1.7} fill={glaze.ink} />
    <Path
      d="M-8.6 -7.6Q-5.6 -9.4 -2.8 -7.8M8.6 -8.6Q5.6 -10 2.8 -8"
      fill="none"
      stroke={glaze.ink}
      strokeWidth={1.2}
      strokeLinecap="round"
    />
    <Path
      d="M0 4.4C-3.4 3 -8.6 3.8 -12.2 8.2C-8 7.8 -3.8 8.2 0 6.8C3.8 8.2 6.8 7.8 9.6 7.2C7.2 4 3 3.2 0 4.4Z"
      fill={glaze.cobalt}
    />
    <Circle cx={0} cy={5.4} r={1.5} fill={glaze.coral} />
    <Path
      d="M-3 11Q0 13 3.6 10.6"
      fill="none"
      stroke={glaze.ink}
      strokeWidth={1.1}
      strokeLinecap="round"
    />
  </Svg>
);
