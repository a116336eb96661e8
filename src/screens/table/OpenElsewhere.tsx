import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Screen } from '@/ui/Screen';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../tableWords';
import { useWorld } from '../world';

/** Another window of this browser has this phone's own table now. */
export function OpenElsewhere({ goHome }: { goHome(): void }) {
  const say = useTableWords();
  const { session } = useWorld();
  return (
    <Screen back={goHome} backName={say('seek.back')} title={say('elsewhere.title')}>
      <View style={styles.middle} testID="open-elsewhere">
        <Type align="center">{say('elsewhere.text')}</Type>
        <Button
          kind="main"
          title={say('elsewhere.here')}
          onPress={() => void session.reopen()}
          testID="bring-back"
        />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.l },
});
