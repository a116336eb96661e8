import { StyleSheet } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Icon, type IconName } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';

type Props = {
  icon: IconName;
  title: string;
  /** The name for screen readers, if it should say more than the title. */
  name?: string;
  onPress: () => void;
  testID: string;
};

/** A small button to another screen; two fit side by side. */
export const HomeTile = ({ icon, title, name = title, onPress, testID }: Props) => (
  <Press
    name={name}
    onPress={onPress}
    testID={testID}
    style={[styles.tile, useComfort().textScale > HALF && styles.whole]}
  >
    <Icon name={icon} size={20} color={colors.sand} />
    <Type as="label" style={styles.title}>
      {title}
    </Type>
  </Press>
);

/** With larger words, no title fits into half the width. */
const HALF = 1.3;

const styles = StyleSheet.create({
  tile: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    flexGrow: 1,
    flexBasis: '45%',
    gap: space.s,
    paddingVertical: space.s,
    paddingHorizontal: space.m - 2,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.raised,
    backgroundColor: colors.panel,
  },
  whole: { flexBasis: '100%' },
  title: { flexShrink: 1 },
});
