import { StyleSheet, View } from 'react-native';
import type { Manifest } from '@/games/manifest';
import { MANIFESTS } from '@/games/manifests';
import { useComfort } from '@/ui/comfort';
import { Emblem } from '@/ui/Emblem';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { Screen } from '@/ui/Screen';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Ways } from '../home/addresses';
import { startWords } from '../startWords';

export function GameList({ go, back }: Ways) {
  const say = startWords.useSay();
  return (
    <Screen title={say('rules.title')} back={back}>
      <Type tone="soft">{say('rules.lead')}</Type>
      {MANIFESTS.map(game => (
        <GameRow key={game.id} game={game} onPress={() => go(`/rules/${game.id}`)} />
      ))}
      <View style={styles.rest}>
        <Emblem size={EMBLEM} />
      </View>
    </Screen>
  );
}

const EMBLEM = 200;

function GameRow({ game, onPress }: { game: Manifest; onPress: () => void }) {
  const { language } = useComfort();
  const title = game.title(language);
  return (
    <Press
      role="link"
      name={title}
      onPress={onPress}
      testID={`rules-${game.id}`}
      style={styles.row}
    >
      <Icon name="book" color={colors.sand} />
      <View style={styles.words}>
        <Type as="heading">{title}</Type>
        <Type as="small" tone="soft">
          {game.tagline(language)}
        </Type>
      </View>
      <Icon name="chevronRight" color={colors.inkSoft} />
    </Press>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.l,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.panel,
  },
  words: { flex: 1, gap: 2 },
  rest: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
});
