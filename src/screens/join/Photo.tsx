import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import type { PhotoResult } from '../world';

type Props = { take: () => Promise<PhotoResult>; onText: (text: string) => void };

/** Over plain http, browsers give a page no live picture, but they allow a photo. */
export function Photo({ take, onText }: Props) {
  const say = startWords.useSay();
  const [isBlank, setBlank] = useState(false);
  const took = (photo: PhotoResult) => {
    setBlank(!photo.ok && photo.why === 'no-code');
    if (photo.ok) onText(photo.text);
  };
  return (
    <View style={styles.photo}>
      <Type as="small" tone="soft" align="center">
        {say('scan.photo')}
      </Type>
      <Button
        wide
        kind="main"
        icon="camera"
        title={say('scan.takePhoto')}
        onPress={() => void take().then(took)}
        testID="scan-photo"
      />
      {isBlank && (
        <Notice
          tone="heed"
          icon="camera"
          title={say('trouble.no-code-seen.what')}
          text={say('trouble.no-code-seen.todo')}
          testID="scan-trouble"
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ photo: { gap: space.m } });
