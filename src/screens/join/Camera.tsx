import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Notice } from '@/ui/Notice';
import { colors, radius } from '@/ui/theme/tokens';
import { startWords } from '../startWords';
import { useWorld } from '../world';

type Props = { onText: (text: string) => void; onNoStream: () => void };

/** A live picture that looks for a code. */
export function Camera({ onText, onNoStream }: Props) {
  const { Scanner } = useWorld().device;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const again = () => {
    setTrouble(null);
    setTries(tries + 1);
  };
  const failed = (code: string) => (code === 'no-stream' ? onNoStream() : setTrouble(code));
  if (trouble !== null) return <Trouble code={trouble} again={again} />;
  return (
    <View style={styles.frame} testID="scanner">
      <Scanner key={tries} onText={onText} onTrouble={failed} />
    </View>
  );
}

function Trouble({ code, again }: { code: string; again: () => void }) {
  const say = startWords.useSay();
  const known = KNOWN.find(it => it === code) ?? 'other';
  return (
    <Notice
      tone="heed"
      icon="camera"
      title={say(`scan.${known}`)}
      action={{ title: say('scan.again'), onPress: again }}
      testID="scan-trouble"
    />
  );
}

const KNOWN = ['not-allowed', 'broken'] as const;

const styles = StyleSheet.create({
  frame: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: 420,
    aspectRatio: 1,
    overflow: 'hidden',
    borderRadius: radius.l,
    borderWidth: 2,
    borderColor: colors.brass,
    backgroundColor: colors.space,
  },
});
