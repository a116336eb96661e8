import { StyleSheet, View } from 'react-native';
import { Screen } from '@/ui/Screen';
import { Spinner } from '@/ui/Spinner';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../tableWords';

/** On the way back to a table whose host may be asleep: there is nothing to do but to wait. */
export function Finding({ goHome }: { goHome(): void }) {
  const say = useTableWords();
  return (
    <Screen back={goHome} backName={say('seek.back')} title={say('seek.title')}>
      <View style={styles.middle} testID="finding">
        <Spinner />
        <Type align="center">{say('seek.text')}</Type>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.l },
});
