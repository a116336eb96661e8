import { StyleSheet, View } from 'react-native';
import { Print } from '../../pieces/Print';
import { happenedWords } from '../happenedWords';
import { useHand, useSpeech } from '../HandContext';

/** The last thing that happened in the open; its line keeps its place when it is empty. */
export function Happened() {
  const { happened } = useHand('happened');
  const speech = useSpeech();
  const [last] = happened;
  return (
    <View aria-live="polite" style={styles.line} testID="happened">
      <Print as="small" tone="cobalt" numberOfLines={1}>
        {last ? happenedWords(speech, last) : ' '}
      </Print>
    </View>
  );
}

const styles = StyleSheet.create({ line: { minHeight: 19 } });
