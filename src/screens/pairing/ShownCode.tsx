import { type ReactNode, useState } from 'react';
import { Platform, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Qr } from '@/ui/qr/Qr';
import { colors, COLUMN, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useShare } from '../useShare';
import { pairingWords } from './pairingWords';

/** Drawn as large as possible, because a camera reads it across the table. */
export function ShownCode({ text, children }: { text: string; children?: ReactNode }) {
  const say = pairingWords.useSay();
  const { width, height } = useWindowDimensions();
  const size = Math.min(width - 2 * (space.m + space.m + 2), COLUMN * 0.75, height * 0.55);
  const [isText, setText] = useState(false);
  return (
    <View style={styles.code}>
      <Qr text={text} size={size} name={say('myCode')} alphanumeric testID="pair-code" />
      {children}
      <Button
        kind="quiet"
        title={say(isText ? 'hideText' : 'showText')}
        onPress={() => setText(!isText)}
        testID="pair-as-text"
      />
      {isText && <AsText text={text} />}
    </View>
  );
}

function AsText({ text }: { text: string }) {
  const say = pairingWords.useSay();
  const { done, send } = useShare(text);
  const isDone = done === 'shared' || done === 'copied';
  return (
    <View style={styles.text}>
      <Type as="small" tone="soft">
        {say('asTextHint')}
      </Type>
      <Type as="small" testID="pair-text" style={styles.letters}>
        {text}
      </Type>
      <Button
        icon={isDone ? 'check' : 'share'}
        title={say(isDone ? DONE[done] : 'send')}
        onPress={send}
        testID="pair-send"
      />
      {done === 'failed' && <Notice tone="heed" title={say(DONE.failed)} />}
    </View>
  );
}

const DONE = { shared: 'sent', copied: 'copied', failed: 'notSent' } as const;

const styles = StyleSheet.create({
  code: { gap: space.m },
  text: { gap: space.s },
  letters: {
    padding: space.s,
    fontFamily: Platform.select({ ios: 'Menlo', default: 'monospace' }),
    borderRadius: radius.s,
    backgroundColor: colors.space,
  },
});
