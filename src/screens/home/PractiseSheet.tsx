import { StyleSheet, View } from 'react-native';
import type { Manifest } from '@/games/manifest';
import { MANIFESTS } from '@/games/manifests';
import type { HostWish } from '@/stores/session';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Press } from '@/ui/Press';
import { Sheet } from '@/ui/Sheet';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useOwnFace } from '../settings/useOwnFace';

type Props = {
  open: boolean;
  onClose: () => void;
  /** A new table would replace the one that was left. */
  wouldClear: boolean;
  onPractise: (wish: HostWish) => void;
};

/** Asks which game to practise; one tap opens its table. */
export function PractiseSheet({ open, onClose, wouldClear, onPractise }: Props) {
  const say = startWords.useSay();
  const person = useOwnFace();
  return (
    <Sheet title={say('practise.title')} open={open} onClose={onClose} testID="practise-sheet">
      <Type tone="soft">{say('practise.lead')}</Type>
      {wouldClear && <Notice tone="heed" title={say('left.instead')} testID="practise-clears" />}
      {MANIFESTS.map(game => {
        const { id, practice } = game;
        if (!practice) return null;
        const practise = () => onPractise({ game: id, ...practice, ...person, alone: true });
        return <Game key={id} game={game} onPress={practise} />;
      })}
    </Sheet>
  );
}

function Game({ game, onPress }: { game: Manifest; onPress: () => void }) {
  const { language } = useComfort();
  const [title, tagline] = [game.title(language), game.tagline(language)];
  return (
    <Press
      name={`${title}. ${tagline}`}
      onPress={onPress}
      testID={`practise-${game.id}`}
      style={styles.game}
    >
      <Icon name="robot" color={colors.sand} />
      <View style={styles.words}>
        <Type as="heading">{title}</Type>
        <Type as="small" tone="soft">
          {tagline}
        </Type>
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  game: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.raised,
  },
  words: { flex: 1, gap: 2 },
});
