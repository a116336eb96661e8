import { StyleSheet, View } from 'react-native';
import { PointerSlot } from '@/ui/lesson/slots';
import { space } from '@/ui/theme/tokens';
import { actLabel } from '../../../mission/words';
import type { Figure } from '../../../rules/actions';
import { agentOf } from '../../../rules/lookup';
import { Print } from '../../pieces/Print';
import { StationButton } from '../../pieces/StationButton';
import { useActs, useHand, useSpeech } from '../HandContext';
import { actsFor, meantActOf, testsFor } from '../selectors';
import { handWords } from '../words';
import { ChoiceTile } from './ChoiceTile';
import { MoveChoice } from './MoveChoice';
import { TestChoices } from './TestChoice';

/** Three things an agent can do in a unit; deeds and answers cost none. */
export function Choices({ figure }: { readonly figure: Figure }) {
  const say = handWords.useSay();
  const { view, agent } = useSpeech();
  const { aims } = useHand('aims');
  const { aim } = useActs();
  const meant = meantActOf(view, figure, { aims });
  const isBeside = testsFor(view, figure).some(({ isBegun }) => isBegun);
  return (
    <View style={styles.choices}>
      <Print as="label" tone="soft">
        {say('unit.title', { agent: agent(figure) })}
      </Print>
      <TestChoices figure={figure} aim={meant} />
      <View style={styles.row}>
        <MoveChoice figure={figure} aim={meant} />
        <View style={styles.nothing}>
          <ChoiceTile
            title={say(isBeside ? 'unit.stay' : 'unit.nothing')}
            isChosen={meant?.do === 'nothing'}
            onPress={() => aim(figure, { do: 'nothing' })}
            testID="choose-nothing"
          />
        </View>
      </View>
      <FreeActs figure={figure} />
      <PointerSlot at="choices" />
    </View>
  );
}

/** Deeds of the card, and answers to type. */
export function FreeActs({ figure }: { readonly figure: Figure }) {
  const { words, view } = useSpeech();
  const { act, read } = useActs();
  const say = handWords.useSay();
  const { at } = agentOf(view, figure);
  if (at === null) return null;
  const codes = actsFor(view, figure, 'code');
  return (
    <>
      {actsFor(view, figure, 'deed').map(deed => (
        <StationButton
          key={deed}
          kind="pale"
          title={actLabel(words, at, deed)}
          onPress={() => act({ type: 'deed', agent: figure, act: deed })}
          testID={`deed-${deed}`}
        />
      ))}
      {codes.map(code => (
        <StationButton
          key={code}
          kind="pale"
          title={code === 'code' ? say('code.open') : actLabel(words, at, code)}
          onPress={() => read(at)}
          testID={`open-code-${code}`}
        />
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  choices: { gap: space.s },
  row: { flexDirection: 'row', gap: space.s },
  nothing: { width: 112 },
});
