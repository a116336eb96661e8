import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Go } from '../home/addresses';
import { startWords } from '../startWords';
import { troubleOf, type TroubleName } from './troubles';

export type WaysOut = { go: Go; again: () => void; back: () => void; typeInstead: () => void };
type Props = WaysOut & { trouble: TroubleName; isTrying?: boolean };

/** Shows what is in the way to a table, and what to do. */
export function JoinTrouble({ trouble, isTrying = false, ...ways }: Props) {
  const say = startWords.useSay();
  const { icon } = troubleOf(trouble);
  const [title, text] = [say(`trouble.${trouble}.what`), say(`trouble.${trouble}.todo`)];
  return (
    <View style={styles.trouble} testID={`trouble-${trouble}`}>
      <Notice tone="heed" icon={icon} title={title} text={text} />
      {isTrying && <Trying />}
      <Ways {...ways} trouble={trouble} />
    </View>
  );
}

function Trying() {
  const say = startWords.useSay();
  return (
    <View style={styles.trying}>
      <Spinner />
      <Type as="small" tone="soft" style={styles.words}>
        {say('seek.trying')}
      </Type>
    </View>
  );
}

function Ways({ trouble, go, again, back, typeInstead }: Props) {
  const say = startWords.useSay();
  const { again: mayHelp, instead } = troubleOf(trouble);
  const ways = {
    pair: () => go('/pair'),
    code: typeInstead,
  };
  return (
    <View style={styles.ways}>
      {mayHelp && (
        <Button wide kind="main" title={say('seek.again')} onPress={again} testID="seek-again" />
      )}
      {instead && (
        <Button
          wide
          kind={mayHelp ? 'plain' : 'main'}
          icon={SIGNS[instead]}
          title={say(`seek.${instead}`)}
          onPress={ways[instead]}
          testID={`seek-${instead}`}
        />
      )}
      <Button kind="quiet" title={say('seek.back')} onPress={back} testID="seek-back" />
    </View>
  );
}

const SIGNS = { pair: 'offline', code: 'qr' } as const;

const styles = StyleSheet.create({
  trouble: { gap: space.m },
  trying: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flexShrink: 1 },
  ways: { gap: space.s },
});
