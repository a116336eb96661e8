import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { colors, radius } from '@/ui/theme/tokens';

type Props = {
  /** A share of the screen's height. */
  readonly share: number;
  readonly name: string;
  /** The subject of the content; when it changes, the content scrolls back to its top. */
  readonly of: string;
  readonly children: ReactNode;
};

/** Limits content to a share of the screen; if large words need more, it scrolls. */
export function AtMost({ share, name, of, children }: Props) {
  const { height } = useWindowDimensions();
  const [needed, need] = useState(0);
  const [seen, see] = useState(0);
  const page = useRef<ScrollView>(null);
  const most = height * share;
  const isCut = needed > most + 1;
  const shown = useRef(of);
  useEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    see(0);
    page.current?.scrollTo({ y: 0, animated: false });
  }, [of]);
  return (
    <View>
      <ScrollView
        ref={page}
        style={{ maxHeight: most }}
        onContentSizeChange={(_, high) => need(high)}
        onScroll={({ nativeEvent }) => see(nativeEvent.contentOffset.y)}
        scrollEventThrottle={100}
        scrollEnabled={isCut}
        {...(isCut && { tabIndex: 0, role: 'group', 'aria-label': name })}
      >
        {children}
      </ScrollView>
      {isCut && seen + most < needed - LINE && <More />}
    </View>
  );
}

/** A chevron shows that there is more, because text cut off between two lines looks complete. */
const More = () => (
  <View aria-hidden pointerEvents="none" style={styles.more} testID="more-below">
    <Icon name="chevronDown" size={20} color={colors.sand} />
  </View>
);

const LINE = 12; // less than this is not a whole line of text

const styles = StyleSheet.create({
  more: {
    position: 'absolute',
    right: 0,
    bottom: -10, // below the text, not on it
    borderRadius: radius.round,
    backgroundColor: colors.raised,
  },
});
