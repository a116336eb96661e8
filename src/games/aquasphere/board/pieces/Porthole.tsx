import { Circle, Defs, LinearGradient, RadialGradient, Stop } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { sea, tintOf } from './colours';
import { At } from './Piece';
import { TaskShape } from './TaskSign';
import type { Task } from '../../rules/components';

/** What can be done with a window; each state has its own edge or mark. */
export type WindowState = 'free' | 'ready' | 'chosen' | 'blocked';

type Props = {
  readonly task: Task;
  readonly state?: WindowState;
  readonly x?: number;
  readonly y?: number;
  /** Of the brass rim; the light of a window that can be used reaches further. */
  readonly radius: number;
};

/** How far the light around a usable window reaches, in parts of its radius. */
export const GLOW = 1.34;

/** The round window of an action: tinted glass in a brass rim, and its picture. */
export function Porthole({ task, state = 'free', x = 0, y = 0, radius }: Props) {
  const [brass, light] = useSvgIds('brass', 'light');
  const { glass, edge } = tintOf(task);
  const at = { cx: x, cy: y };
  const isLit = state === 'ready' || state === 'chosen';
  return (
    <>
      <Defs>
        <LinearGradient id={brass} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={colors.brassLight} />
          <Stop offset="0.5" stopColor={colors.brass} />
          <Stop offset="1" stopColor={colors.brassShade} />
        </LinearGradient>
        <RadialGradient id={light}>
          <Stop offset="0.7" stopColor={colors.go} stopOpacity={0.5} />
          <Stop offset="1" stopColor={colors.go} stopOpacity={0} />
        </RadialGradient>
      </Defs>
      {isLit && <Circle {...at} r={radius * GLOW} fill={`url(#${light})`} />}
      {isLit && <Circle {...at} r={radius * 1.06} fill={colors.go} />}
      <Circle {...at} r={radius} fill={state === 'blocked' ? colors.line : `url(#${brass})`} />
      <Circle {...at} r={radius * 0.89} fill={sea.edge} />
      <Circle {...at} r={radius * 0.86} fill={glass} opacity={state === 'blocked' ? 0.4 : 1} />
      <Circle
        {...at}
        r={radius * 0.77}
        fill="none"
        stroke={edge}
        strokeWidth={radius * 0.035}
        opacity={state === 'blocked' ? 0.4 : 1}
      />
      <At {...{ x, y }} size={radius * 1.32} opacity={state === 'blocked' ? 0.4 : 1}>
        <TaskShape task={task} />
      </At>
    </>
  );
}
