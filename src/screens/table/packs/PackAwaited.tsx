import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Cockpit } from '@/ui/Cockpit';
import { COLUMN, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { ForThisPhone } from './PackOnItsWay';
import { usePackWords } from './packWords';
import { useTablePack } from './useTablePack';

/** In place of a board that cannot be shown before its cards are here. */
export function PackAwaited({ goHome }: { goHome?: () => void }) {
  const say = usePackWords();
  const pack = useTablePack();
  if (!pack) return null;
  return (
    <Cockpit style={styles.page}>
      <View style={styles.middle}>
        <ForThisPhone pack={pack} />
        <Type as="small" tone="soft" align="center">
          {say('travel.match')}
        </Type>
        {goHome && (
          <Button kind="quiet" title={say('travel.leave')} onPress={goHome} testID="pack-leave" />
        )}
      </View>
    </Cockpit>
  );
}

const styles = StyleSheet.create({
  page: { justifyContent: 'center' },
  middle: { gap: space.m, width: '100%', maxWidth: COLUMN, alignSelf: 'center' },
});
