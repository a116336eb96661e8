import { memo } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { sea } from './colours';
import { GLOW, Porthole, type WindowState } from './Porthole';
import type { Task } from '../../rules/components';

type Props = {
  readonly task: Task;
  readonly state?: WindowState;
  /** The diameter of the brass rim. */
  readonly size: number;
};

/** An action's window as a separate picture, with its light and its mark. */
export const ActionWindow = memo(function ActionWindow({ task, state = 'free', size }: Props) {
  const [radius, half] = [50, 50 * GLOW];
  const whole = size * GLOW;
  return (
    <Svg
      aria-hidden
      width={whole}
      height={whole}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      style={[styles.window, { margin: (size - whole) / 2 }]}
    >
      <Porthole {...{ task, state, radius }} />
      {state === 'chosen' && <Mark fill={colors.go} line={sea.edge} d="M-6 0.5L-1.6 5L6.4 -4.6" />}
      {state === 'blocked' && <Mark fill={sea.edge} line={colors.stop} d="M-5 -5L5 5M5 -5L-5 5" />}
    </Svg>
  );
});

const Mark = (props: { readonly fill: string; readonly line: string; readonly d: string }) => (
  <>
    <Circle cx={36} cy={-36} r={14} fill={props.fill} stroke={props.line} strokeWidth={3} />
    <Path
      d={props.d}
      transform="translate(36, -36)"
      fill="none"
      stroke={props.line}
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

const styles = StyleSheet.create({ window: { flexShrink: 0 } });
