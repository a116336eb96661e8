import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { licencesEn } from '@/texts/licences.en';
import { Marked } from '../rules/Marked';
import type { Licences, LicensedPart } from './groups';
import { licencesWords } from './licencesWords';

type Props = { part: LicensedPart; texts: Licences['texts']; wanted: string };

/** One package or library; opened, it shows its holders and its whole licence. */
export function PartRow({ part, texts, wanted }: Props) {
  const [isOpen, setOpen] = useState(false);
  const title = [part.name, part.version].filter(Boolean).join(' ');
  return (
    <View style={isOpen && styles.open}>
      <Press
        name={title}
        expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        testID={`part-${part.name}`}
        style={styles.head}
      >
        <Type style={styles.title}>
          <Marked text={title} wanted={wanted} />
        </Type>
        <Icon name={isOpen ? 'minus' : 'plus'} size={16} color={colors.inkSoft} />
      </Press>
      {isOpen && <Whole part={part} texts={texts} />}
    </View>
  );
}

function Whole({ part, texts }: Omit<Props, 'wanted'>) {
  const say = licencesWords.useSay();
  const paragraphs = part.texts.flatMap(name => (texts[name] ?? '').split('\n\n'));
  return (
    <View style={styles.whole}>
      <Type as="small" tone="sand">
        {part.in.length === PLACES.length
          ? say('all')
          : say('only', {
              places: placesOf(part.in)
                .map(it => say(`places.${it}`))
                .join(', '),
            })}
      </Type>
      {[...part.holders, ...paragraphs].map((text, at) => (
        <Type key={at} as="small" tone={at < part.holders.length ? 'ink' : 'soft'}>
          {text}
        </Type>
      ))}
    </View>
  );
}

type Place = keyof typeof licencesEn.places;
const PLACES: readonly Place[] = ['web', 'android', 'ios'];

const placesOf = (where: readonly string[]): readonly Place[] =>
  PLACES.filter(place => where.includes(place));

const styles = StyleSheet.create({
  open: { borderRadius: radius.s, backgroundColor: colors.raised },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: 44,
    paddingHorizontal: space.s,
    borderRadius: radius.s,
  },
  title: { flex: 1 },
  whole: { gap: space.s, paddingHorizontal: space.s, paddingBottom: space.m },
});
