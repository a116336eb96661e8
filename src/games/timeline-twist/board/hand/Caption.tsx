import { StyleSheet, View } from 'react-native';
import { IconButton } from '@/ui/IconButton';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Seen } from '../../rules/state';
import type { Zoom } from '../line/ribbonLayout';
import { useActs, useChosen, useFromSeat } from './HandContext';
import { isTurnIn } from './selectors';
import { handWords } from './words';

type Props = { readonly zoom: Zoom; setZoom(zoom: Zoom): void };

/** The line under the ribbon: what to do now, and buttons to zoom and to read the line. */
export function Caption({ zoom, setZoom }: Props) {
  const say = handWords.useSay();
  const { open } = useActs();
  return (
    <View style={styles.caption}>
      <Asked />
      <IconButton
        icon={zoom === 'near' ? 'minus' : 'plus'}
        name={say(zoom === 'near' ? 'farther' : 'nearer')}
        onPress={() => setZoom(zoom === 'near' ? 'far' : 'near')}
        testID="zoom"
      />
      <IconButton
        icon="book"
        name={say('readLine')}
        onPress={() => open({ what: 'line' })}
        testID="read-line"
      />
    </View>
  );
}

/** Asks for a gap, or, together, whether to risk another card. */
function Asked() {
  const say = handWords.useSay();
  const isTurn = useFromSeat(isTurnIn);
  const asked = useFromSeat(({ view }) => askedIn(view));
  if (!useChosen() || !isTurn) return <View style={styles.words} />;
  return (
    <Type as="small" tone="sand" style={styles.words} testID="asked">
      {say(asked)}
    </Type>
  );
}

function askedIn(view: Seen) {
  if (view.way === 'versus') return view.isPlayOff ? 'layingLast' : 'laying';
  const { laid, isLost } = view;
  if (laid > 0) return isLost ? 'retryMore' : 'another';
  return isLost ? 'retry' : 'risk';
}

const styles = StyleSheet.create({
  caption: { flexDirection: 'row', alignItems: 'center', paddingLeft: space.m },
  words: { flex: 1 },
});
