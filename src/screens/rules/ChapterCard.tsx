import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { Marked } from './Marked';
import { type Block, blocksOf, type NumberedChapter } from './search';

type Props = { chapter: NumberedChapter; wanted: string; isOpen: boolean; onToggle: () => void };

export function ChapterCard({ chapter, wanted, isOpen, onToggle }: Props) {
  const { number, title, text } = chapter;
  return (
    <View style={[styles.card, isOpen && styles.open]}>
      <Press
        name={title}
        expanded={isOpen}
        onPress={onToggle}
        testID={`chapter-${number}`}
        style={styles.head}
      >
        <Type as="label" tone="sand" style={styles.number}>
          {String(number)}
        </Type>
        <Type as="heading" style={styles.title}>
          <Marked text={title} wanted={wanted} />
        </Type>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={20} color={colors.inkSoft} />
      </Press>
      {isOpen && (
        <View style={styles.text} testID={`chapter-${number}-text`}>
          {blocksOf(text).map((block, at) => (
            <Written key={at} block={block} wanted={wanted} />
          ))}
        </View>
      )}
    </View>
  );
}

const Written = ({ block: { is, text }, wanted }: { block: Block; wanted: string }) =>
  is === 'text' ? (
    <Type>
      <Marked text={text} wanted={wanted} />
    </Type>
  ) : (
    <View style={styles.point}>
      <View aria-hidden style={styles.dot} />
      <Type style={styles.title}>
        <Marked text={text} wanted={wanted} />
      </Type>
    </View>
  );

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
  number: { minWidth: 20 },
  title: { flex: 1 },
  text: { gap: space.s + 2, paddingHorizontal: space.m, paddingBottom: space.m },
  point: { flexDirection: 'row', gap: space.s + 2 },
  dot: {
    width: 6,
    height: 6,
    marginTop: 9,
    borderRadius: radius.round,
    backgroundColor: colors.sand,
  },
});
