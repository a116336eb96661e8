import { StyleSheet } from 'react-native';
import { Type } from '@/ui/Type';
import { useFromSeat } from '../hand/HandContext';
import { ReadPlate } from '../hand/Plate';
import { handWords } from '../hand/words';
import { Octopod } from '../pieces/Octopod';
import { Piece } from '../pieces/Piece';

/** How many octopods are left in the supply, which can run dry. */
export function OctopodsAtSea() {
  const say = handWords.useSay();
  const count = useFromSeat(({ view }) => view.supply.octopods);
  const words = say('octopodsLeft', { count });
  return (
    <ReadPlate
      name={words}
      topic={{ about: 'supply' }}
      testID="octopods-left"
      style={styles.supply}
    >
      <Piece size={40}>
        <Octopod />
      </Piece>
      <Type tone="soft">{words}</Type>
    </ReadPlate>
  );
}

const styles = StyleSheet.create({
  supply: { flexDirection: 'row', alignItems: 'center', gap: 12, padding: 8 },
});
