import { StyleSheet } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Icon, type IconName } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, LARGE, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';

type Props = {
  icon: IconName;
  title: string;
  /** The name for screen readers, if it should say more than the title. */
  name?: string;
  onPress: () => void;
  /** Four stand side by side, each with its icon above its title. */
  isSmall?: boolean;
  testID: string;
};

/** A small button to another screen. */
export function HomeTile({ icon, title, name = title, onPress, isSmall = false, testID }: Props) {
  const isLarge = useComfort().textScale > LARGE;
  const shape = isSmall ? styles.small : isLarge ? styles.whole : styles.half;
  return (
    <Press name={name} onPress={onPress} testID={testID} style={[styles.tile, shape]}>
      <Icon name={icon} size={20} color={colors.sand} />
      <Type as="label" align={isSmall ? 'center' : 'left'} style={styles.title}>
        {title}
      </Type>
    </Press>
  );
}

const styles = StyleSheet.create({
  tile: {
    alignItems: 'center',
    flexGrow: 1,
    gap: space.s,
    paddingVertical: space.s,
    paddingHorizontal: space.m - 2,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.raised,
    backgroundColor: colors.panel,
    minHeight: 60,
  },
  half: { flexDirection: 'row', justifyContent: 'flex-start', flexBasis: '45%' },
  whole: { flexDirection: 'row', justifyContent: 'flex-start', flexBasis: '100%' },
  small: { flexBasis: 'auto', gap: 2, paddingVertical: 6, paddingHorizontal: space.xs },
  title: { flexShrink: 1 },
});
