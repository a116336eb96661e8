import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from './Icon';
import { Press } from './Press';
import { colors, radius, TOUCH } from './theme/tokens';
import { Type } from './Type';

type Props = {
  icon: IconName;
  name: string;
  onPress: () => void;
  testID?: string | undefined;
  /** A number to show on the button, or '' for a dot. The name must mention it, too. */
  badge?: number | string | undefined;
  disabled?: boolean | undefined;
  selected?: boolean | undefined;
  expanded?: boolean | undefined;
};

export function IconButton({ icon, name, badge, disabled, selected, ...rest }: Props) {
  const color = disabled ? colors.line : selected ? colors.sand : colors.ink;
  return (
    <Press {...rest} name={name} disabled={disabled} selected={selected} style={styles.button}>
      <Icon name={icon} color={color} />
      {badge !== undefined && badge !== 0 && <Badge text={String(badge)} />}
    </Press>
  );
}

const Badge = ({ text }: { text: string }) => (
  <View aria-hidden style={[styles.badge, text !== '' && styles.counted]}>
    {text !== '' && (
      <Type as="label" tone="dark">
        {text}
      </Type>
    )}
  </View>
);

const styles = StyleSheet.create({
  button: { width: TOUCH, height: TOUCH, alignItems: 'center', borderRadius: radius.round },
  badge: {
    position: 'absolute',
    top: 4,
    right: 4,
    minWidth: 10,
    minHeight: 10,
    alignItems: 'center',
    borderRadius: radius.round,
    backgroundColor: colors.heed,
  },
  counted: { top: -2, right: -4, minWidth: 20, paddingHorizontal: 5 },
});
