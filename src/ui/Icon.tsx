import { memo } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { type IconName, ICONS } from './icons';
import { colors } from './theme/tokens';

export type { IconName } from './icons';

type Props = { name: IconName; size?: number; color?: string };

/** Hidden from screen readers, because the control around it has a name. */
export const Icon = memo(({ name, size = 24, color = colors.ink }: Props) => (
  <Svg aria-hidden width={size} height={size} viewBox="0 0 24 24" style={styles.icon}>
    <Path
      d={ICONS[name]}
      fill="none"
      stroke={color}
      strokeWidth={size < 20 ? 2.1 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Svg>
));

/** Without this, browsers shrink an icon that stands beside two lines of text. */
const styles = StyleSheet.create({ icon: { flexShrink: 0 } });
