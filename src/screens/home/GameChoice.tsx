import { StyleSheet, View } from 'react-native';
import { Choice } from '@/ui/Choice';
import { useComfort } from '@/ui/comfort';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useBoard } from '../useBoard';
import { type TableKind, TABLES } from './tables';

type Props = { kind: TableKind; onChange: (kind: TableKind) => void };

/** Which game; where there is one only, it is just named. */
export function GameChoice({ kind, onChange }: Props) {
  const say = startWords.useSay();
  const { language } = useComfort();
  const board = useBoard(kind.game);
  const choose = (game: string) => {
    const chosen = TABLES.find(it => it.game === game);
    if (chosen) onChange(chosen);
  };
  return (
    <View style={styles.game} testID="host-game">
      <Type as="heading">{board?.title(language) ?? ' '}</Type>
      <Type as="small" tone="soft">
        {board?.tagline(language) ?? ' '}
      </Type>
      {TABLES.length > 1 && (
        <Choice
          name={say('host.game')}
          options={TABLES.map(({ game }) => ({ value: game, title: game }))}
          value={kind.game}
          onChange={choose}
          testID="host-games"
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ game: { gap: 2 } });
