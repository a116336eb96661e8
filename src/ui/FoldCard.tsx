import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from './Icon';
import { Press } from './Press';
import { colors, radius, space } from './theme/tokens';

type Props = {
  name: string;
  testID: string;
  head: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A card whose content shows when its head is pressed. */
export function FoldCard({ name, testID, head, isOpen, onToggle, children }: Props) {
  return (
    <View style={[styles.card, isOpen && styles.open]}>
      <Press name={name} expanded={isOpen} onPress={onToggle} testID={testID} style={styles.head}>
        {head}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={20} color={colors.inkSoft} />
      </Press>
      {isOpen && children}
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.raised,
    backgroundColor: colors.panel,
  },
  open: { borderColor: colors.line },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: 52,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
  },
});
