import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { Screen } from '@/ui/Screen';
import { Spinner } from '@/ui/Spinner';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useWays } from '../home/addresses';
import { SeekingNotice } from '../join/Seeking';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';

/** The way back to a table whose host may be asleep; mostly the player just waits. */
export function Finding({ goHome }: { goHome(): void }) {
  const say = useTableWords();
  const { go } = useWays();
  const router = useRouter();
  const { session } = useWorld();
  const hasTrouble = useSession(it => (it.seeking?.trouble ?? null) !== null);
  return (
    <Screen back={goHome} backName={say('seek.back')} title={say('seek.title')}>
      {hasTrouble ? (
        <SeekingNotice
          go={go}
          again={() => void session.reopen()}
          back={goHome}
          typeInstead={() => router.replace('/join')}
        />
      ) : (
        <View style={styles.middle} testID="finding">
          <Spinner />
          <Type align="center">{say('seek.text')}</Type>
        </View>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.l },
});
