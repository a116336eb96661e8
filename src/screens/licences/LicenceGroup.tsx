import { StyleSheet, View } from 'react-native';
import { FoldCard } from '@/ui/FoldCard';
import { space } from '@/ui/theme/tokens';
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
    <FoldCard
      name={`${licence}, ${parts.length}`}
      testID={`licence-${licence}`}
      head={
        <>
          <Type as="heading" style={styles.title}>
            {licence}
          </Type>
          <Type as="label" tone="sand">
            {String(parts.length)}
          </Type>
        </>
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <View style={styles.parts}>
        {parts.map(part => (
          <PartRow key={`${part.name} ${part.version}`} part={part} texts={texts} wanted={wanted} />
        ))}
      </View>
    </FoldCard>
  );
}

const styles = StyleSheet.create({
  title: { flex: 1 },
  parts: { paddingHorizontal: space.s, paddingBottom: space.s },
});
