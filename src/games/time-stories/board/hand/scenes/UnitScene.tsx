import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { radius, space } from '@/ui/theme/tokens';
import { agentOf } from '../../../rules/lookup';
import { cardName, markOf } from '../../pieces/naming';
import { Print } from '../../pieces/Print';
import { clay } from '../../pieces/palette';
import { LampSign } from '../../pieces/LampSign';
import { useRoom } from '../../pieces/useRoom';
import { Choices, FreeActs } from '../choices/Choices';
import { useActs, useHand, useShown, useSpeech } from '../HandContext';
import { Columns } from '../Columns';
import { Plate } from '../Plate';
import { meantActOf, testsFor } from '../selectors';
import { WallGlance } from '../WallGlance';
import { handWords } from '../words';

/** One agent in a unit: the body, what it stands on, and what it can do. */
export function UnitScene() {
  const say = handWords.useSay();
  const { view, agent } = useSpeech();
  const { aims } = useHand('aims');
  const figure = useShown();
  const { isWide } = useRoom();
  const { done, owes } = agentOf(view, figure);
  const meant = meantActOf(view, figure, { aims });
  const tests = testsFor(view, figure);
  const skill =
    meant?.do === 'test' ? (tests.find(({ act }) => act === meant.act)?.test.skill ?? null) : null;
  const isLost = view.phase.name === 'here' && owes > 0;
  return (
    <Columns testID="unit">
      <>
        {isWide && <WallGlance />}
        <Plate figure={figure} skill={skill} />
      </>
      <>
        <Under figure={figure} />
        {isLost && <Print tone="stop">{say('unit.lost', { agent: agent(figure) })}</Print>}
        {done === null && !isLost && <Choices figure={figure} />}
        {done !== null && (
          <>
            <Print tone="soft">{say(`plan.${done}`, { agent: agent(figure) })}</Print>
            <FreeActs figure={figure} />
          </>
        )}
      </>
    </Columns>
  );
}

/** The card under the figure, to be read again. */
function Under({ figure }: { readonly figure: ReturnType<typeof useShown> }) {
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
