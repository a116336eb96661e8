import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { colors, radius } from '@/ui/theme/tokens';

type Props = {
  /** Of the height of the screen. */
  readonly share: number;
  readonly name: string;
  /** What it is about: of something else it begins at the top. */
  readonly of: string;
  readonly children: ReactNode;
};

/** Large words on a small phone leave room for what they speak of: then they scroll. */
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

/** What ends between two lines looks as if it were all. */
const More = () => (
  <View aria-hidden pointerEvents="none" style={styles.more} testID="more-below">
    <Icon name="chevronDown" size={20} color={colors.sand} />
  </View>
);

const LINE = 12; // less than this is no line that one would miss

const styles = StyleSheet.create({
  more: {
    position: 'absolute',
    right: 0,
    bottom: -10, // of the line, not on its letters
    borderRadius: radius.round,
    backgroundColor: colors.raised,
  },
});
