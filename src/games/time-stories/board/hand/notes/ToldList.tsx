import type { ComponentType, ReactNode } from 'react';
import { type StyleProp, StyleSheet, type TextStyle, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { Print } from '../../pieces/Print';
import { SeatMark } from '../../pieces/SeatMark';
import { useSpeech } from '../HandContext';
import { useNotes } from './notes';

type Props = {
  /** Writes for the ground that the list stands on. */
  readonly Words?: ComponentType<{
    readonly children: ReactNode;
    readonly style?: StyleProp<TextStyle>;
  }>;
};

/** What players have pinned for everybody, the latest first, as on the screen that all look at. */
export function ToldList({ Words = Print }: Props) {
  const { player } = useSpeech();
  const { told } = useNotes();
  return [...told].reverse().map(({ id, seat, text }) => (
    <View
      key={id}
      accessible
      role="img"
      aria-label={`${player(seat)}: ${text}`}
      style={styles.note}
      testID={`told-${id}`}
    >
      <SeatMark seat={seat} size={20} />
      <Words style={styles.words}>{text}</Words>
    </View>
  ));
}

const styles = StyleSheet.create({
  note: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s },
  words: { flex: 1 },
});
