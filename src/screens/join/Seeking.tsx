import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Emblem } from '@/ui/Emblem';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Go } from '../home/addresses';
import { startWords } from '../startWords';
import { useEvening } from '../world';
import { Phrase } from './Phrase';
import { refusedAtTable, troubleOf } from './troubles';

type Props = { go: Go; again: () => void; back: () => void; typeInstead: () => void };

/** On the way to a table: what is awaited, or what stands in the way and what to do about it. */
export function Seeking(ways: Props) {
  const say = startWords.useSay();
  const seeking = useEvening(it => it.seeking);
  const refused = useEvening(it => it.guest?.refused?.code);
  const trouble = seeking?.trouble?.code ?? refusedAtTable(refused);
  if (!trouble) {
    return seeking?.phrase ? (
      <>
        <Phrase words={seeking.phrase} />
        <View style={styles.middle}>
          <Emblem size={EMBLEM} />
        </View>
      </>
    ) : (
      <View style={styles.middle} testID="seeking">
        <Emblem size={EMBLEM} />
        <Type tone="soft" align="center">
          {say('seek.looking')}
        </Type>
      </View>
    );
  }
  const { icon } = troubleOf(trouble);
  const [title, text] = [say(`trouble.${trouble}.what`), say(`trouble.${trouble}.todo`)];
  return (
    <View style={styles.trouble} testID={`trouble-${trouble}`}>
      <Notice tone="heed" icon={icon} title={title} text={text} />
      {seeking?.ended === false && <Trying />}
      <WaysOut {...ways} trouble={trouble} />
    </View>
  );
}

/** Somebody has to wait: sand runs. */
const EMBLEM = 220;

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

type WaysOutProps = Props & { trouble: Parameters<typeof troubleOf>[0] };

function WaysOut({ trouble, go, again, back, typeInstead }: WaysOutProps) {
  const say = startWords.useSay();
  const { again: mayHelp, instead } = troubleOf(trouble);
  const ways = {
    settings: () => go('/settings'),
    pair: () => go('/pair'),
    type: typeInstead,
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

const SIGNS = { settings: 'settings', pair: 'qr', type: 'pencil' } as const;

const styles = StyleSheet.create({
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.l },
  trouble: { gap: space.m },
  trying: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flexShrink: 1 },
  ways: { gap: space.s },
});
