import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { radius, space } from '@/ui/theme/tokens';
import type { Figure } from '../../rules/actions';
import { agentOf } from '../../rules/lookup';
import { LampSign } from '../pieces/LampSign';
import { cardName, markOf } from '../pieces/naming';
import { clay } from '../pieces/palette';
import { Print } from '../pieces/Print';
import { useActs, useSpeech } from './HandContext';
import { handWords } from './words';

/** The card under the figure, to be read again. */
export function Under({ figure }: { readonly figure: Figure }) {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const { read } = useActs();
  const { at } = agentOf(view, figure);
  if (at === null || !(at in view.fronts)) return null;
  const name = cardName(words, at);
  return (
    <Press
      name={say('card.readAgain', { card: name })}
      onPress={() => read(at)}
      style={styles.under}
      testID="read-again"
    >
      <View style={styles.row}>
        <View style={styles.mark}>
          <Print as="label" tone="claySoft">
            {markOf(at)}
          </Print>
        </View>
        <Print as="heading" tone="clay" style={styles.grow} numberOfLines={1}>
          {name}
        </Print>
        <LampSign size={22} />
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  under: {
    paddingHorizontal: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: clay.edge,
    backgroundColor: clay.face,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  mark: {
    minWidth: 34,
    height: 34,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 17,
    backgroundColor: clay.mid,
  },
  grow: { flex: 1 },
});
