import { StyleSheet, View } from 'react-native';
import { Panel } from '@/ui/Panel';
import { Spinner } from '@/ui/Spinner';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';

/**
 * The guest compares these words with those on the host's screen; only that keeps a stranger out.
 */
export function Phrase({ words }: { words: string }) {
  const say = startWords.useSay();
  return (
    <Panel testID="phrase-panel">
      <View style={styles.head}>
        <Spinner />
        <Type as="heading" style={styles.title}>
          {say('seek.knocking')}
        </Type>
      </View>
      <Type>{say('seek.same')}</Type>
      <Type as="display" tone="sand" align="center" testID="phrase" style={styles.words}>
        {words}
      </Type>
      <Type as="small" tone="soft">
        {say('seek.differ')}
      </Type>
    </Panel>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flexShrink: 1 },
  words: { paddingVertical: space.m },
});
