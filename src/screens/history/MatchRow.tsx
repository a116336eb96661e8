import { StyleSheet, View } from 'react-native';
import type { AnyEnding } from '@/games/board';
import { isAlone, type FinishedMatch } from '@/stores/history';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { historyWords } from './historyWords';
import { isTogether, ownPlayerOf, rankIn, sharedEndOf } from './rows';
import { dayWords } from './when';

type Props = {
  match: FinishedMatch;
  memory: AnyEnding['memory'];
  isBest: boolean;
  onPress: () => void;
};

export function MatchRow({ match, memory, isBest, onPress }: Props) {
  const say = historyWords.useSay();
  const { language } = useComfort();
  const when = dayWords(match.when, language);
  const { points, place = 1 } = ownPlayerOf(match) ?? {};
  const count = match.players.length;
  const end = sharedEndOf(match);
  const rank = rankIn(match, memory, language);
  const told = [end && say(end), points !== undefined && say('points', { count: points }), rank]
    .filter(Boolean)
    .join(' · ');
  const best = isBest ? say('best') : '';
  const isTeam = isTogether(match);
  return (
    <Press
      name={say(isTeam ? 'rowTeam' : 'row', { when, told, place, count, best }).trim()}
      onPress={onPress}
      testID={`match-${match.id}`}
      style={styles.row}
    >
      <Icon name={isAlone(match) ? 'robot' : 'people'} color={colors.inkSoft} />
      <View style={styles.words}>
        <Type as="heading">{told}</Type>
        <Type as="small" tone="soft">
          {`${when} · ${isTeam ? say('team') : say('place', { place, count })}`}
        </Type>
      </View>
      {isBest && <Icon name="star" color={colors.sand} />}
      <Icon name="chevronRight" color={colors.inkSoft} />
    </Press>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: space.m,
    paddingVertical: space.s,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.raised,
    backgroundColor: colors.panel,
  },
  words: { flex: 1, gap: 2 },
});
