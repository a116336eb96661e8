import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { Icon, type IconName } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { score } from '../../rules/score';
import { type Page, PAGES, useHand } from './HandContext';
import { MatchClock } from './MatchClock';
import { useVoice } from './useVoice';

/** The match clock, the pages, and what one would score. */
export const TopBar = ({ paged }: { readonly paged: boolean }) => (
  <View style={styles.bar}>
    <MatchClock />
    {paged && <Pages />}
    <ScoreButton />
  </View>
);

const ICONS: Record<Page, IconName> = { centre: 'hand', map: 'map', mats: 'people' };

function Pages() {
  const { page, show } = useHand();
  const { say } = useVoice();
  return (
    <View role="tablist" aria-label={say('pages.name')} style={styles.pages}>
      {PAGES.map(it => (
        <Press
          key={it}
          role="tab"
          name={say(`pages.${it}`)}
          selected={it === page}
          onPress={() => show(it)}
          testID={`page-${it}`}
          style={[styles.page, it === page && styles.shown]}
        >
          <Icon name={ICONS[it]} color={it === page ? colors.sand : colors.ink} />
        </Press>
      ))}
    </View>
  );
}

function ScoreButton() {
  const { view, seat, open } = useHand();
  const { say } = useVoice();
  const { points } = score(of(view.centres, seat));
  return (
    <Press
      name={say('score.button', { count: points })}
      onPress={() => open({ what: 'score' })}
      testID="score"
      style={styles.score}
    >
      <Icon name="star" size={20} color={colors.sand} />
      <View aria-hidden>
        <Type as="heading" tone="sand">
          {points}
        </Type>
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 48,
    paddingHorizontal: space.s,
  },
  pages: { flexDirection: 'row', gap: space.xs },
  page: {
    alignItems: 'center',
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: 'transparent',
  },
  shown: { backgroundColor: colors.raised, borderColor: colors.line },
  score: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingHorizontal: space.s },
});
