/** What lies in the sectors and berths: crystals, time markers, cards, and what is worth points. */
import { Circle, G, Path, Rect } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { sea } from './colours';

const edge = { stroke: sea.edge, strokeWidth: 1.3, strokeLinejoin: 'round' } as const;

export const Crystal = () => (
  <>
    <Path d="M-4.4 11.6L-7 -3.6L-1.6 -12L3.6 -5.6L3 10.4Z" fill={sea.crystal} {...edge} />
    <Path d="M-1.6 -12L3.6 -5.6L3 10.4L-0.6 11Z" fill={sea.crystalShade} />
    <Path d="M-7 -3.6L-1.6 -1.4L-1.6 -12Z" fill={colors.white} />
    <Path d="M0.8 11.6L2.4 2.4L6.2 -1.4L9.4 7.6L8 11.2Z" fill={sea.crystalShade} {...edge} />
    <Path d="M6.2 -1.4L9.4 7.6L8 11.2L5.4 11.4Z" fill={sea.crystalDark} />
  </>
);

const BULB =
  'M-5.6 -9.2H5.6C5.6 -4.8 1.3 -3 1.3 0C1.3 3 5.6 4.8 5.6 9.2H-5.6C-5.6 4.8 -1.3 3 -1.3 0C-1.3 -3 -5.6 -4.8 -5.6 -9.2Z';

/** A small hourglass: one time marker. */
export const TimeMarker = () => (
  <>
    <Path d={BULB} fill={sea.sandGlass} stroke={colors.brassLight} strokeWidth={1.5} />
    <Path
      d="M-3.2 -5.2H3.2C2.4 -3.4 0.7 -2.6 0.5 0H-0.5C-0.7 -2.6 -2.4 -3.4 -3.2 -5.2Z"
      fill={sea.sand}
    />
    <Path d="M-4.9 9C-4.6 6.6 -2.6 5.2 0 4.4C2.6 5.2 4.6 6.6 4.9 9Z" fill={sea.sand} />
    {[-12, 9].map(y => (
      <Rect
        key={y}
        x={-7.8}
        y={y}
        width={15.6}
        height={3.2}
        rx={1.6}
        fill={sea.sand}
        {...edge}
        strokeWidth={1}
      />
    ))}
  </>
);

/** The sign of knowledge points. */
export const LightBulb = () => (
  <>
    <Path
      d="M0 -12A8.2 8.2 0 0 1 4.8 2.8C3.6 4 3.2 4.8 3.2 6.2H-3.2C-3.2 4.8 -3.6 4 -4.8 2.8A8.2 8.2 0 0 1 0 -12Z"
      fill={colors.heed}
      {...edge}
    />
    <Path
      d="M-4.6 -5.4C-4.2 -7.6 -3 -8.8 -1.2 -9.4"
      stroke={colors.white}
      strokeOpacity={0.8}
      strokeWidth={1.4}
      fill="none"
      strokeLinecap="round"
    />
    <Rect x={-3.4} y={6.6} width={6.8} height={2.2} rx={1} fill={sea.crystalShade} />
    <Rect x={-2.6} y={9.2} width={5.2} height={2.2} rx={1} fill={sea.crystalDark} />
  </>
);

export const PaperCard = () => (
  <G transform="rotate(-7)">
    <Rect x={-7.4} y={-11} width={14.8} height={22} rx={2} fill={colors.paper} {...edge} />
    <Rect x={-5.2} y={-8.8} width={10.4} height={8.6} rx={1} fill={sea.cardRed} />
    <Circle cx={0} cy={-5.4} r={2.4} fill={colors.heed} />
    <Rect x={-1} y={-3.4} width={2} height={2} fill={colors.paper} />
    <Path d="M-5 3H5M-5 6H5M-5 8.8H1" stroke={colors.paperEdge} strokeWidth={1.5} />
  </G>
);

const FLASK =
  'M-2.8 -10.6V-3.6L-9.4 8C-10.4 10 -9 11.4 -7 11.4H7C9 11.4 10.4 10 9.4 8L2.8 -3.6V-10.6Z';

export const Flask = () => (
  <>
    <Path d={FLASK} fill={sea.flaskDark} stroke={sea.edge} strokeWidth={4} strokeLinejoin="round" />
    <Path d={FLASK} fill={sea.flaskDark} />
    <Path
      d="M-6.4 2.8H6.4L9.4 8C10.4 10 9 11.4 7 11.4H-7C-9 11.4 -10.4 10 -9.4 8Z"
      fill={sea.flask}
    />
    <Circle cx={-2.4} cy={6.6} r={1.3} fill={sea.flaskDark} />
    <Circle cx={2.6} cy={8.2} r={0.9} fill={sea.flaskDark} />
    <Path d={FLASK} fill="none" stroke={sea.flask} strokeWidth={1.8} strokeLinejoin="round" />
    <Path d="M-4.6 -11H4.6" stroke={sea.flask} strokeWidth={2.2} strokeLinecap="round" />
  </>
);

/** A bot that is being programmed. */
export const RobotHead = () => (
  <>
    <Path d="M0 -8V-10" stroke={sea.robot} strokeWidth={1.8} />
    <Circle cx={0} cy={-10.6} r={1.9} fill={colors.lamp} />
    <Rect x={-8.6} y={-7.8} width={17.2} height={11.8} rx={4.4} fill={sea.robot} {...edge} />
    <Rect x={-6} y={-5} width={12} height={6.2} rx={3.1} fill={sea.robotVisor} />
    <Circle cx={-2.6} cy={-1.9} r={1.6} fill={sea.eye} />
    <Circle cx={2.6} cy={-1.9} r={1.6} fill={sea.eye} />
    {[-6.3, -2.1, 2.1, 6.3].map(x => (
      <Circle key={x} cx={x} cy={8.4} r={1.5} fill={sea.robot} />
    ))}
  </>
);

/** A control field, which counts for the majority. */
export const ControlField = () => (
  <>
    <Circle r={10.4} fill={sea.edge} stroke={colors.brass} strokeWidth={2.4} />
    <Circle r={5.6} fill={colors.lamp} />
  </>
);
