import { StyleSheet, View } from 'react-native';
import type { StandingGuest } from '@/stores/seats';
import { FaceDisc } from '@/ui/faces/FaceDisc';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { faceOf } from '../../faceOf';
import { useTableWords } from '../../tableWords';
import { usePeopleWords } from './usePeopleWords';

type Props = {
  guests: readonly StandingGuest[];
  /** The width of a face. */
  size: number;
  as?: 'small' | 'heading';
};

/** The faces of those who have no seat, and what they want. */
export function StandingFaces({ guests, size, as = 'small' }: Props) {
  const say = useTableWords();
  const words = usePeopleWords();
  const [first, ...others] = guests;
  if (!first) return null;
  const text =
    others.length === 0
      ? first.asks
        ? words.does(first)
        : say('people.stands', { name: first.name })
      : say('people.stand', { count: guests.length });
  return (
    <View style={styles.row} testID="standing-faces">
      <View style={styles.faces}>
        {guests.slice(0, MOST).map((guest, n) => (
          <View key={guest.guest} style={n > 0 && { marginLeft: -size * OVERLAP }}>
            <StandingFace guest={guest} size={size} />
          </View>
        ))}
      </View>
      <Type as={as} tone={first.asks ? 'sand' : 'ink'} style={styles.words}>
        {text}
      </Type>
    </View>
  );
}

const MOST = 5;
const OVERLAP = 0.2;

/** A brighter ring if they ask for a seat. */
export const StandingFace = ({ guest, size }: { guest: StandingGuest; size: number }) => (
  <FaceDisc
    face={faceOf(guest.face, guest.name)}
    size={size}
    color={guest.asks ? colors.brass : colors.inkSoft}
  />
);

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.m - 4 },
  faces: { flexDirection: 'row' },
  words: { flexShrink: 1 },
});
