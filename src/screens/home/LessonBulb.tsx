import { StyleSheet, View } from 'react-native';
import type { Manifest } from '@/games/manifest';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius, space, TOUCH } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';

type Props = {
  game: Manifest;
  /** It glows and has words, because nothing has been played here yet. */
  isOffered: boolean;
  onPress: () => void;
};

/** Leads to the lessons of a game. */
export function LessonBulb({ game, isOffered, onPress }: Props) {
  const say = startWords.useSay();
  const { language } = useComfort();
  const learn = say('home.learn', { game: game.title(language) });
  const start = say('home.startHere');
  return (
    <View pointerEvents="box-none" style={styles.corner}>
      <Press
        name={isOffered ? `${start}. ${learn}` : learn}
        onPress={onPress}
        testID={`learn-${game.id}`}
        style={[styles.bulb, isOffered && styles.offered]}
      >
        <Icon name="lamp" size={24} color={isOffered ? colors.inkDark : colors.sand} />
        {isOffered && (
          <Type as="label" tone="dark" style={styles.title}>
            {start}
          </Type>
        )}
      </Press>
    </View>
  );
}

const styles = StyleSheet.create({
  corner: { position: 'absolute', top: 6, right: 6, left: 6, alignItems: 'flex-end' },
  bulb: {
    minWidth: TOUCH,
    minHeight: TOUCH,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderRadius: radius.round,
    borderWidth: 1,
    borderColor: colors.brassShade,
    backgroundColor: 'rgba(12, 13, 26, 0.82)',
  },
  offered: {
    paddingHorizontal: space.m - space.xs,
    borderColor: colors.brassLight,
    backgroundColor: colors.sand,
    boxShadow: '0 0 26px 6px rgba(255, 183, 104, 0.75)',
  },
  title: { flexShrink: 1 },
});
