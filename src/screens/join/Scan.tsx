import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useWorld } from '../world';
import { Camera } from './Camera';
import { Photo } from './Photo';
import { useCanScan } from './useCanScan';

type Props = { onText: (text: string) => void };

/** Reads a code from a live picture or else from a photo, or says why neither works. */
export function Scan({ onText }: Props) {
  const say = startWords.useSay();
  const how = useCanScan();
  const { photographed } = useWorld().device;
  const [hasNoStream, setNoStream] = useState(false);
  const isPhoto = how === 'photo' || hasNoStream;
  if (how === null) return <Looking />;
  if (isPhoto && photographed) return <Photo take={photographed} onText={onText} />;
  if (how === 'none' || isPhoto)
    return <Notice tone="heed" icon="camera" title={say('scan.none')} testID="scan-none" />;
  return <Camera onText={onText} onNoStream={() => setNoStream(true)} />;
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

const styles = StyleSheet.create({
  looking: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
