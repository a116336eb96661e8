import { StyleSheet, View } from 'react-native';
import { Choice } from '@/ui/Choice';
import { useComfort } from '@/ui/comfort';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useBoards } from '../useBoard';
import { type TableKind, TABLES } from './tables';

type Props = { kind: TableKind; onChange: (kind: TableKind) => void };

const GAMES = TABLES.map(({ game }) => game);

/** Which game, each with a sentence about it. */
export function GameChoice({ kind, onChange }: Props) {
  const say = startWords.useSay();
  const { language } = useComfort();
  const boards = useBoards(GAMES);
  const choose = (game: string) => {
    const chosen = TABLES.find(it => it.game === game);
    if (chosen) onChange(chosen);
  };
  return (
    <View style={styles.game} testID="host-game">
      <Type as="label" tone="soft">
        {say('host.game')}
      </Type>
      <Choice
        name={say('host.game')}
        options={GAMES.map((game, n) => ({
          value: game,
          title: boards[n]?.title(language) ?? ' ',
          hint: boards[n]?.tagline(language) ?? ' ',
        }))}
        value={kind.game}
        onChange={choose}
        testID="host-games"
      />
    </View>
  );
}

const styles = StyleSheet.create({ game: { gap: 4 } });
