import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useWorld } from '../world';
import { useCanScan } from './useCanScan';

type Props = { onText: (text: string) => void };

/** The camera of this place, or in a sentence why there is none. */
export function Scan({ onText }: Props) {
  const say = startWords.useSay();
  const how = useCanScan();
  if (how === null) return <Looking />;
  if (how === 'none')
    return <Notice tone="heed" icon="camera" title={say('scan.none')} testID="scan-none" />;
  return (
    <View style={styles.scan}>
      {how === 'photo' && <Type tone="soft">{say('scan.photo')}</Type>}
      <Camera onText={onText} />
    </View>
  );
}

function Camera({ onText }: { onText: (text: string) => void }) {
  const say = startWords.useSay();
  const { Scanner } = useWorld().device;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const again = () => {
    setTrouble(null);
    setTries(tries + 1);
  };
  return (
    <>
      <View style={styles.frame} testID="scanner">
        <Scanner key={tries} onText={onText} onTrouble={setTrouble} />
      </View>
      {trouble !== null && (
        <Notice
          tone="heed"
          icon="camera"
          title={say(`scan.${KNOWN.find(code => code === trouble) ?? 'other'}`)}
          action={{ title: say('scan.again'), onPress: again }}
          testID="scan-trouble"
        />
      )}
    </>
  );
}

function Looking() {
  const say = startWords.useSay();
  return (
    <View style={styles.looking}>
      <Spinner />
      <Type tone="soft">{say('scan.looking')}</Type>
    </View>
  );
}

const KNOWN = ['no-camera', 'denied', 'insecure', 'busy', 'no-code'] as const;

const styles = StyleSheet.create({
  scan: { gap: space.m },
  frame: {
    overflow: 'hidden',
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.brassShade,
    backgroundColor: colors.space,
  },
  looking: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
