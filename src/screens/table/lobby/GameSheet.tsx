import { StyleSheet, View } from 'react-native';
import type { Manifest } from '@/games/manifest';
import { MANIFESTS } from '@/games/manifests';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { Sheet } from '@/ui/Sheet';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { GameArt } from '../../GameArt';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';

type Props = { open: boolean; close: () => void; players: number };

/** Chooses another game for the same table; everybody keeps a seat if there is room. */
export function GameSheet({ open, close, players }: Props) {
  const say = useTableWords();
  const { session } = useWorld();
  const now = useSession(it => it.guest?.shared?.game);
  const choose = ({ id, seats, modes }: Manifest) => {
    const places = Math.max(seats.usual, Math.min(seats.max, players));
    if (id !== now) void session.changeGame(id, places, modes[0].options);
    close();
  };
  return (
    <Sheet title={say('lobby.chooseGame')} open={open} onClose={close} testID="game-sheet">
      {MANIFESTS.map(game => (
        <Game key={game.id} game={game} isNow={game.id === now} onPress={() => choose(game)} />
      ))}
    </Sheet>
  );
}

type GameProps = { game: Manifest; isNow: boolean; onPress: () => void };

function Game({ game, isNow, onPress }: GameProps) {
  const say = useTableWords();
  const { language } = useComfort();
  const title = game.title(language);
  return (
    <Press
      name={`${isNow ? say('lobby.asNow', { title }) : title}. ${game.motto(language)}`}
      onPress={onPress}
      testID={`game-${game.id}`}
      style={[styles.game, isNow && styles.now]}
    >
      <View style={styles.art}>
        <GameArt game={game.id} width={88} height={88} />
      </View>
      <View style={styles.words}>
        <Type as="heading">{title}</Type>
        <Type as="small" tone="soft">
          {game.motto(language)}
        </Type>
      </View>
      {isNow && <Icon name="check" color={colors.sand} />}
    </Press>
  );
}

const styles = StyleSheet.create({
  game: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: space.m,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.panel,
  },
  now: { borderColor: colors.brass },
  art: { borderRadius: radius.s, overflow: 'hidden' },
  words: { flexGrow: 1, flexShrink: 1, gap: 2 },
});
