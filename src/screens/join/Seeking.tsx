import { StyleSheet, View } from 'react-native';
import { Emblem } from '@/ui/Emblem';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useSession } from '../world';
import { JoinTrouble, type WaysOut } from './Trouble';
import { useJoinTrouble } from './useJoinTrouble';

/** Shows what the search for a table waits for, or what is in the way and what to do. */
export function SeekingNotice(ways: WaysOut) {
  const say = startWords.useSay();
  const isTrying = useSession(it => it.seeking?.ended === false);
  const trouble = useJoinTrouble();
  if (trouble) return <JoinTrouble {...ways} trouble={trouble} isTrying={isTrying} />;
  return (
    <View style={styles.middle} testID="seeking">
      <Emblem size={EMBLEM} />
      <Type tone="soft" align="center">
        {say('seek.looking')}
      </Type>
    </View>
  );
}

/** The emblem is an hourglass, which runs while the player waits. */
const EMBLEM = 220;

const styles = StyleSheet.create({
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.l },
});
