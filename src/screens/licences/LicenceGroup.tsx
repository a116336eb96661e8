import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Group, Licences } from './groups';
import { PartRow } from './PartRow';

type Props = {
  group: Group;
  texts: Licences['texts'];
  wanted: string;
  isOpen: boolean;
  onToggle: () => void;
};

export function LicenceGroup({
  group: { licence, parts },
  texts,
  wanted,
  isOpen,
  onToggle,
}: Props) {
  return (
    <View style={[styles.card, isOpen && styles.open]}>
      <Press
        name={`${licence}, ${parts.length}`}
        expanded={isOpen}
        onPress={onToggle}
        testID={`licence-${licence}`}
        style={styles.head}
      >
        <Type as="heading" style={styles.title}>
          {licence}
        </Type>
        <Type as="label" tone="sand">
          {String(parts.length)}
        </Type>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={20} color={colors.inkSoft} />
      </Press>
      {isOpen && (
        <View style={styles.parts}>
          {parts.map(part => (
            <PartRow
              key={`${part.name} ${part.version}`}
              part={part}
              texts={texts}
              wanted={wanted}
            />
          ))}
        </View>
      )}
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
  title: { flex: 1 },
  parts: { paddingHorizontal: space.s, paddingBottom: space.s },
});
