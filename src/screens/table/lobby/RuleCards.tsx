import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Chapter } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { GameArt } from '../../GameArt';
import { useTableWords } from '../../tableWords';
import { PANEL } from './lobbySizes';

type Props = { game: string; hints: readonly Chapter[]; isShort: boolean };

/** A rule that is read in ten seconds; a touch shows the next. */
export function RuleCards({ game, hints, isShort }: Props) {
  const say = useTableWords();
  const { textScale } = useComfort();
  const [at, setAt] = useState(0);
  const hint = hints[at % hints.length];
  if (!hint) return null;
  const side = isShort ? 54 : 96;
  const number = say('lobby.ruleOf', { at: at + 1, of: hints.length });
  return (
    <Press
      name={`${number}: ${hint.title}. ${hint.text}`}
      onPress={() => setAt((at + 1) % hints.length)}
      testID="rule-card"
      style={[
        styles.card,
        { minHeight: PANEL.guest[isShort ? 'short' : 'tall'] * textScale - space.xs },
      ]}
    >
      <ArtDetail {...{ game, side }} at={at % hints.length} />
      <View style={styles.words} aria-live="polite">
        <Type as="heading">{hint.title}</Type>
        <Type as="small" tone="soft">
          {hint.text}
        </Type>
        <View style={styles.dots} aria-hidden>
          {hints.map(({ title }, n) => (
            <View key={title} style={[styles.dot, n === at && styles.now]} />
          ))}
        </View>
      </View>
    </Press>
  );
}

const ZOOM = 1.8;

/** Each card shows another corner of the game's picture. */
function ArtDetail({ game, side, at }: { game: string; side: number; at: number }) {
  const hidden = side - side * ZOOM;
  const corner = { left: at % 2 === 0 ? 0 : hidden, top: at % 4 < 2 ? 0 : hidden };
  return (
    <View style={[styles.art, { width: side, height: side }]}>
      <View style={[styles.detail, corner]}>
        <GameArt game={game} width={side * ZOOM} height={side * ZOOM} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: space.m,
    padding: space.s + space.xs,
    borderRadius: radius.l,
    borderWidth: 1,
    borderColor: colors.raised,
    borderTopColor: colors.line,
    backgroundColor: colors.panel,
  },
  art: { borderRadius: radius.m, overflow: 'hidden' },
  detail: { position: 'absolute' },
  words: { flexGrow: 1, flexShrink: 1, gap: 2 },
  dots: { flexDirection: 'row', gap: 6, paddingTop: space.xs },
  dot: { width: 7, height: 7, borderRadius: 4, backgroundColor: colors.line },
  now: { backgroundColor: colors.sand },
});
