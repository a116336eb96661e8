import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { Print } from '../../pieces/Print';
import { StationButton } from '../../pieces/StationButton';
import { optionWordsOf } from '../actionWords';
import { useActs, useSpeech } from '../HandContext';
import { handWords } from '../words';

/** A choice or a price that the card asks for; it is answered before anything else goes on. */
export function QuestionPanel() {
  const say = handWords.useSay();
  const speech = useSpeech();
  const { act } = useActs();
  const { asked } = speech.view;
  if (!asked) return null;
  const { agent, kind, options } = asked;
  const name = { agent: speech.agent(agent) };
  const title = kind === 'choice' ? say('ask.title', name) : say(`ask.${kind}`, name);
  return (
    <View style={styles.panel} testID="question">
      <Print as="label" tone="claySoft">
        {title}
      </Print>
      {options.map(option => (
        <StationButton
          key={option}
          title={optionWordsOf(speech, option)}
          onPress={() => act({ type: 'answer', agent, option })}
          testID={`option-${option}`}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ panel: { gap: space.s } });
