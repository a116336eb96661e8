import { StyleSheet, TextInput, View } from 'react-native';
import { focusRing } from '@/ui/focusRing';
import { Pointed } from '@/ui/lesson/slots';
import { fonts, radius, space } from '@/ui/theme/tokens';
import type { LocationId } from '../../../mission/names';
import { agentOf } from '../../../rules/lookup';
import { clay } from '../../pieces/palette';
import { Print } from '../../pieces/Print';
import { StationButton } from '../../pieces/StationButton';
import { useActs, useHand, useReader, useSpeech } from '../HandContext';
import { actsFor } from '../selectors';
import { handWords } from '../words';
import { ActProse } from './ActProse';

/** Answers that are typed; a wrong one stays in the field, to be mended. */
export function CodePads({ card }: { readonly card: LocationId }) {
  const { view } = useSpeech();
  const figure = useReader(card);
  if (agentOf(view, figure).at !== card) return null;
  return actsFor(view, figure, 'code').map(act => <CodePad key={act} {...{ card, act, figure }} />);
}

type Props = {
  readonly card: LocationId;
  readonly act: string;
  readonly figure: ReturnType<typeof useReader>;
};

function CodePad({ card, act, figure }: Props) {
  const say = handWords.useSay();
  const { words } = useSpeech();
  const { typed, isWrong } = useHand('typed', 'isWrong');
  const acts = useActs();
  const { ask, wrong } = words.codes[card] ?? { ask: say('code.title'), wrong: say('code.wrong') };
  const send = () => {
    if (typed.trim() !== '') acts.act({ type: 'try', agent: figure, act, code: typed.trim() });
  };
  return (
    <View style={styles.pad} testID={`code-${act}`}>
      <ActProse card={card} act={act} />
      <Print tone="clay">{ask}</Print>
      <Pointed at="code-field">
        <TextInput
          value={typed}
          onChangeText={acts.type}
          onSubmitEditing={send}
          aria-label={say('code.field')}
          autoCorrect={false}
          autoCapitalize="characters"
          maxLength={80}
          selectionColor={clay.dark}
          style={[styles.field, focusRing]}
          testID="code-field"
        />
      </Pointed>
      {isWrong && (
        <View aria-live="polite">
          <Print tone="clay" testID="code-wrong">
            {wrong || say('code.wrong')}
          </Print>
        </View>
      )}
      <StationButton
        title={say('code.try')}
        disabled={typed.trim() === ''}
        onPress={send}
        testID="code-try"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { gap: space.s },
  field: {
    minHeight: 52,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: clay.edge,
    backgroundColor: clay.light,
    color: clay.ink,
    fontFamily: fonts.strong,
    fontSize: 22,
    letterSpacing: 3,
  },
});
