import { StyleSheet, View } from 'react-native';
import type { Manifest } from '@/games/manifest';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, fonts, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { GameArt } from '../GameArt';
import { startWords } from '../startWords';
import { Fade } from './Fade';
import { captionOf } from './homeSizes';
import { LessonBulb } from './LessonBulb';

type Props = {
  game: Manifest;
  width: number;
  /** Height of the picture. */
  art: number;
  /** A new player is offered the lesson, so everything else steps back. */
  offer: 'lesson' | 'nothing' | 'all';
  busy: boolean;
  onPress: () => void;
  onLearn: () => void;
};

/** One game: its picture, its name, a few words, players and minutes. A touch opens a table. */
export function Poster({ game, width, art, offer, busy, onPress, onLearn }: Props) {
  const { language } = useComfort();
  const name = `${game.title(language)}. ${game.motto(language)}. ${useSpokenFacts(game)}`;
  return (
    <View style={{ width }}>
      <Press
        name={name}
        onPress={onPress}
        disabled={busy}
        {...(busy && { busy })}
        testID={`host-${game.id}`}
        style={styles.poster}
      >
        <View style={offer === 'nothing' && styles.dim}>
          <GameArt game={game.id} width={width - 2 * BORDER} height={art} />
          <Fade width={width - 2 * BORDER} height={art * 0.28} />
        </View>
        <Caption game={game} width={width} />
      </Press>
      {game.lessons.length > 0 && (
        <LessonBulb game={game} isOffered={offer === 'lesson'} onPress={onLearn} />
      )}
    </View>
  );
}

function Caption({ game, width }: { game: Manifest; width: number }) {
  const { language, textScale } = useComfort();
  const { title, words } = captionOf(width);
  const size = title * textScale ** 0.5;
  return (
    <View style={[styles.caption, { paddingHorizontal: Math.max(10, width * 0.07) }]}>
      <Type as="heading" style={[styles.title, sized(size)]}>
        {game.title(language)}
      </Type>
      <Type as="small" tone="soft" style={sized(words * textScale)}>
        {game.motto(language)}
      </Type>
      <Facts game={game} size={(words - 1) * textScale} />
    </View>
  );
}

const sized = (fontSize: number) => ({ fontSize, lineHeight: fontSize * 1.3 });

function Facts({ game: { seats, minutes }, size }: { game: Manifest; size: number }) {
  const say = startWords.useSay();
  return (
    <View style={styles.facts}>
      <Icon name="people" size={size * 1.3} color={colors.sand} />
      <Type as="label" style={sized(size)}>
        {say('home.facts', { ...seats, minutes })}
      </Type>
    </View>
  );
}

function useSpokenFacts({ seats, minutes }: Manifest): string {
  return startWords.useSay()('home.factsMore', { ...seats, minutes });
}

const BORDER = 1.5;

const styles = StyleSheet.create({
  poster: {
    justifyContent: 'flex-start',
    overflow: 'hidden',
    flexGrow: 1,
    borderRadius: radius.l,
    borderWidth: BORDER,
    borderColor: colors.brassShade,
    borderTopColor: colors.brass,
    backgroundColor: colors.panel,
  },
  dim: { opacity: 0.4 },
  caption: { gap: 1, paddingTop: 2, paddingBottom: space.s + space.xs },
  title: { fontFamily: fonts.display },
  facts: { flexDirection: 'row', alignItems: 'center', gap: 6, paddingTop: space.xs },
});
