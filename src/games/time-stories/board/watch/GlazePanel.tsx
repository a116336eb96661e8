import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStage } from './stage';
import { tints } from '../signs/station';
import { GlazeText } from './GlazeText';
import { useWatched } from './WatchContext';

type Props = {
  readonly title: string;
  readonly testID: string;
  /** May be longer than a line; words between two stars are bold. */
  readonly words: string;
  readonly children?: ReactNode;
};

/** White glaze over the desk: words that are for everybody. */
export function GlazePanel({ title, words, testID, children }: Props) {
  const { px } = useStage();
  const { sizes } = useWatched();
  return (
    <View
      role="status"
      aria-live="polite"
      testID={testID}
      style={[
        styles.panel,
        {
          borderRadius: px(14),
          paddingHorizontal: px(28),
          paddingVertical: px(10),
          gap: px(4),
          borderWidth: px(3),
        },
      ]}
    >
      <GlazeText size={sizes.small} face="text">
        <GlazeText face="display" size={sizes.small} color={tints.glaze}>
          {`${title}: `}
        </GlazeText>
        {boldParts(words).map(({ text, isBold }, n) => (
          <Part key={n} isBold={isBold}>
            {text}
          </Part>
        ))}
      </GlazeText>
      {children}
    </View>
  );
}

const Part = ({ isBold, children }: { readonly isBold: boolean; readonly children: string }) => {
  const { sizes } = useWatched();
  return isBold ? (
    <GlazeText size={sizes.small} color={tints.cobalt}>
      {children}
    </GlazeText>
  ) : (
    children
  );
};

/** Bold words of card A point to pictures. */
const boldParts = (words: string): { readonly text: string; readonly isBold: boolean }[] =>
  words
    .split('**')
    .map((text, n) => ({ text, isBold: n % 2 === 1 }))
    .filter(({ text }) => text !== '');

const styles = StyleSheet.create({
  panel: { backgroundColor: tints.light, borderColor: tints.brass },
});
