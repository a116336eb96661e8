import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { CardId } from '../../deck/card';
import type { Seen } from '../../rules/state';
import { columnsOf } from '../table/line';
import { LaidCard } from './LaidCard';
import { Gaps, type Laying, RibbonPiles, Touches } from './OnRibbon';
import { Paper } from './Paper';
import { aboveOf, type RibbonLayout as Laid, ribbonLayout, type Zoom } from './ribbonLayout';
import { type RibbonSizes, ribbonSizes } from './ribbonSizes';
import { useFollowing } from './useFollowing';

type Props = {
  readonly view: Seen;
  readonly height: number;
  readonly zoom: Zoom;
  /** Set while a player looks for a gap for a card. */
  readonly laying: Laying | null;
  readonly lit: CardId | null;
  read(card: CardId): void;
  /** Reports the layout, and how far the ribbon is scrolled. */
  onLaid?: ((ribbon: Laid, offset: number) => void) | undefined;
};

/** The timeline as a strip of paper that is longer than the screen. */
export function Ribbon({ view, height, zoom, laying, lit, read, onLaid }: Props) {
  const [room, setRoom] = useState(0);
  const columns = columnsOf(view);
  const sizes = ribbonSizes({ width: room, height }, zoom, view.way === 'together');
  const open = laying?.gap ?? null;
  const laid = ribbonLayout({ columns: columns.length, room, card: sizes.card, open });
  const { scroll, onScroll } = useFollowing({ view, laid, sizes, room, lit, onLaid });
  return (
    <View
      style={styles.ribbon}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      testID="ribbon"
    >
      {room > 0 && (
        <ScrollView
          ref={scroll}
          horizontal
          showsHorizontalScrollIndicator={false}
          scrollEventThrottle={32}
          onScroll={({ nativeEvent }) => onScroll(nativeEvent.contentOffset.x)}
        >
          <View style={{ width: laid.width, height: sizes.height }}>
            <Paper
              width={laid.width}
              height={sizes.height}
              rule={sizes.rule}
              places={view.way === 'together' ? placesAbove(laid, sizes) : NO_PLACES}
            />
            <RibbonPiles view={view} laid={laid} sizes={sizes} lit={lit} />
            {laying ? (
              <>
                {laid.slot !== null && (
                  <LaidCard view={view} held={laying.held} sizes={sizes} left={laid.slot} />
                )}
                <Gaps view={view} laid={laid} sizes={sizes} laying={laying} />
              </>
            ) : (
              <Touches view={view} laid={laid} sizes={sizes} read={read} />
            )}
          </View>
        </ScrollView>
      )}
    </View>
  );
}

const NO_PLACES = [] as const;

const placesAbove = (laid: Laid, { above, top }: RibbonSizes) =>
  laid.columns.slice(1).map((_, column) => ({
    x: aboveOf(laid, column) - above.width / 2,
    y: top.above,
    ...above,
  }));

const styles = StyleSheet.create({ ribbon: { width: '100%' } });
