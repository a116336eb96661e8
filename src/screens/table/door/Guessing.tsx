import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';

/** Wrong codes were typed until no guess is left: the host may allow one more, on any screen. */
export function Guessing() {
  const say = useTableWords();
  const { session } = useWorld();
  const isUsedUp = useSession(it => it.hosting?.guessesLeft === 0);
  const [isIgnored, setIgnored] = useState(false);
  const ignore = () => setIgnored(true);
  return (
    <Sheet
      title={say('guess.title')}
      open={isUsedUp && !isIgnored}
      onClose={ignore}
      testID="guessing"
    >
      <View style={styles.guess}>
        <Type>{say('guess.text')}</Type>
        <Button
          wide
          kind="main"
          icon="door"
          title={say('guess.allow')}
          onPress={session.grantGuess}
          testID="allow-guess"
        />
        <Button kind="quiet" title={say('guess.ignore')} onPress={ignore} testID="ignore-guess" />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ guess: { gap: space.m } });
