import { StyleSheet, View } from 'react-native';
import { manifestFor } from '@/games/games';
import type { Manifest } from '@/games/manifest';
import { MANIFESTS } from '@/games/manifests';
import { Choice } from '@/ui/forms/Choice';
import { useComfort } from '@/ui/comfort';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';

type Props = { game: Manifest; onChange: (game: Manifest) => void };

/** A choice of games, each with its tagline. */
export function GameChoice({ game, onChange }: Props) {
  const say = startWords.useSay();
  const { language } = useComfort();
  const choose = (id: string) => {
    const chosen = manifestFor(id);
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
        value={game.id}
        onChange={choose}
        testID="host-games"
      />
    </View>
  );
}

const styles = StyleSheet.create({ game: { gap: 4 } });
