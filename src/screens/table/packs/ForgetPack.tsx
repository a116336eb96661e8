import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { KeptPack } from '@/stores/filePacks';
import { Button } from '@/ui/Button';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useWorld } from '../../world';
import { usePackWords } from './packWords';
import { useTitleOf } from './useTablePack';

type Props = { pack: KeptPack; done?: () => void };

/** Asks once more, because a match that waits may need it. */
export function ForgetPack({ pack, done }: Props) {
  const say = usePackWords();
  const titleOf = useTitleOf();
  const { filePacks } = useWorld();
  const [isAsked, ask] = useState(false);
  const forget = () => {
    ask(false);
    done?.();
    void filePacks.forget(pack.id);
  };
  if (!isAsked)
    return (
      <Button
        kind="quiet"
        icon="trash"
        title={say('forget')}
        name={`${say('forget')}: ${titleOf(pack.title)}`}
        onPress={() => ask(true)}
        testID="forget-pack"
      />
    );
  return (
    <View style={styles.ask}>
      <Type as="small">{say('forgetSure')}</Type>
      <View style={styles.ways}>
        <Button title={say('keep')} onPress={() => ask(false)} testID="forget-pack-no" />
        <Button
          kind="danger"
          icon="trash"
          title={say('forgetYes')}
          onPress={forget}
          testID="forget-pack-yes"
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  ask: { gap: space.s },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
