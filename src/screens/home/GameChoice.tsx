import { StyleSheet, View } from 'react-native';
import { MANIFESTS } from '@/games/manifests';
import { Choice } from '@/ui/forms/Choice';
import { useComfort } from '@/ui/comfort';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { type TableKind, TABLES } from './tables';

type Props = { kind: TableKind; onChange: (kind: TableKind) => void };

/** Which game, each with a sentence about it. */
export function GameChoice({ kind, onChange }: Props) {
  const say = startWords.useSay();
  const { language } = useComfort();
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
        options={MANIFESTS.map(({ id, title, tagline }) => ({
          value: id,
          title: title(language),
          hint: tagline(language),
        }))}
        value={kind.game}
        onChange={choose}
        testID="host-games"
      />
    </View>
  );
}

const styles = StyleSheet.create({ game: { gap: 4 } });
