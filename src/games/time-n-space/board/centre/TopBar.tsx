import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { score } from '../../rules/score';
import { LessonLineSlot, PointerSlot } from '@/ui/lesson/slots';
import { type Page, PAGES } from './hand';
import { useActs, useFromSeat, useHand, useWanted } from './HandContext';
import { ownCentre } from './handSelectors';
import { CentreClock } from './CentreClock';
import { useVoice } from './useVoice';

type Props = {
  readonly paged: boolean;
  /** There is room for what is needed, but not for ornament. */
  readonly narrow?: boolean;
};

/** The table’s menu button, the match clock, the pages, and the score so far. */
export const TopBar = ({ paged, narrow = false }: Props) => (
  <>
    <View style={[styles.bar, narrow && styles.narrow]}>
      <View style={styles.time}>
        <Menu />
        <CentreClock bare={narrow} />
      </View>
      {paged && <Pages />}
      <ScoreButton />
    </View>
    <LessonLineSlot />
  </>
);

/** The menu that the table passes in. */
const Menu = () => useWanted().menu;

const ICONS: Record<Page, IconName> = { centre: 'hand', map: 'map', mats: 'people' };

function Pages() {
  const { page } = useHand('page');
  const { show } = useActs();
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
          <PointerSlot at={`page-${it}`} />
        </Press>
      ))}
    </View>
  );
}

function ScoreButton() {
  const centre = useFromSeat(ownCentre);
  const { open } = useActs();
  const { say } = useVoice();
  const { points } = score(centre);
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
      <PointerSlot at="score" />
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
    paddingLeft: space.xs,
    paddingRight: space.s,
  },
  narrow: { paddingRight: space.xs },
  time: { flexDirection: 'row', alignItems: 'center' },
  pages: { flexDirection: 'row' },
  page: {
    alignItems: 'center',
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: 'transparent',
  },
  shown: { backgroundColor: colors.raised, borderColor: colors.line },
  score: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingHorizontal: space.s },
});
