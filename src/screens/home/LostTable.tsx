import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { space } from '@/ui/theme/tokens';
import { SaveFile } from '../SaveFile';
import { startWords } from '../startWords';
import { useSession, useWorld } from '../world';

const KNOWN = [
  'unknown-game',
  'game-out-of-reach',
  'no-pack',
  'bad-record',
  'torn',
  'tampered',
] as const;

/** Says once, with the reason, that the stored table cannot be opened. */
export function LostTable() {
  const say = startWords.useSay();
  const { session } = useWorld();
  const lost = useSession(it => it.lost);
  if (!lost) return null;
  const why = KNOWN.find(code => code === lost.code) ?? 'other';
  const clear = () => void session.forget().then(() => session.leave());
  const keep = () => void session.leave().then(() => session.findLeftOpen());
  return (
    <View style={styles.lost}>
      <Notice tone="stop" title={say('lost.title')} text={say(`lost.${why}`)} testID="lost-table" />
      <View style={styles.ways}>
        <Button kind="quiet" title={say('lost.keep')} onPress={keep} testID="lost-keep" />
        <SaveFile title={say('lost.save')} file={session.leftFile} testID="lost-save" />
        <Button
          kind="danger"
          icon="trash"
          title={say('lost.letGo')}
          onPress={clear}
          testID="lost-clear"
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  lost: { gap: space.s },
  ways: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
});
