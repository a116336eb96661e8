import { StyleSheet, View } from 'react-native';
import { FoldCard } from '@/ui/FoldCard';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { Marked } from './Marked';
import { type Block, blocksOf, type NumberedChapter } from './search';

type Props = { chapter: NumberedChapter; wanted: string; isOpen: boolean; onToggle: () => void };

export function ChapterCard({ chapter, wanted, isOpen, onToggle }: Props) {
  const { number, title, text } = chapter;
  return (
    <FoldCard
      name={title}
      testID={`chapter-${number}`}
      head={
        <>
          <Type as="label" tone="sand" style={styles.number}>
            {String(number)}
          </Type>
          <Type as="heading" style={styles.title}>
            <Marked text={title} wanted={wanted} />
          </Type>
        </>
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <View style={styles.text} testID={`chapter-${number}-text`}>
        {blocksOf(text).map((block, at) => (
          <Written key={at} block={block} wanted={wanted} />
        ))}
      </View>
    </FoldCard>
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
