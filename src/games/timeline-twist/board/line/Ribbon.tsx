import { useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import type { CardId } from '../../deck/card';
import type { Held, Seen } from '../../rules/state';
import { handWords } from '../hand/words';
import { datedName } from '../pieces/naming';
import { columnsOf, whereIs } from '../table/line';
import { CardTouch } from './CardTouch';
import { GapTouch } from './GapTouch';
import { LaidCard } from './LaidCard';
import { LinePile } from './LinePile';
import { Paper } from './Paper';
import { aboveOf, offsetFor, type Ribbon as Laid, ribbonLayout, type Zoom } from './ribbonLayout';
import { type RibbonSizes, ribbonSizes } from './ribbonSizes';

export type Laying = {
  readonly held: Held;
  /** Where it lies for now. */
  readonly gap: number | null;
  lay(gap: number): void;
};

type Props = {
  readonly view: Seen;
  readonly height: number;
  readonly zoom: Zoom;
  /** Somebody looks for a gap for a card. */
  readonly laying: Laying | null;
  readonly lit: CardId | null;
  read(card: CardId): void;
  /** Where its left edge lies in what can be scrolled, and how everything lies on it. */
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
            <Piles view={view} laid={laid} sizes={sizes} lit={lit} />
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

type Following = Pick<Props, 'view' | 'lit' | 'onLaid'> & {
  readonly laid: Laid;
  readonly sizes: RibbonSizes;
  readonly room: number;
};

/** What was just laid, or is about to be, comes into the middle. */
function useFollowing({ view, laid, sizes, room, lit, onLaid }: Following) {
  const scroll = useRef<ScrollView>(null);
  const offset = useRef(0);
  const { still } = useComfort();
  const at = laid.slot ?? (lit === null ? null : leftOf(view, laid, lit));
  const x = at === null ? null : offsetFor(laid, room, at + sizes.card.width / 2);
  useEffect(() => {
    if (x !== null) scroll.current?.scrollTo({ x, animated: !still });
  }, [still, x]);
  useEffect(() => onLaid?.(laid, offset.current));
  const onScroll = (to: number) => {
    offset.current = to;
    onLaid?.(laid, to);
  };
  return { scroll, onScroll };
}

function leftOf(view: Seen, laid: Laid, card: CardId): number | null {
  const where = whereIs(view, card);
  return where === undefined ? null : (laid.columns[where.column] ?? null);
}

const placesAbove = (laid: Laid, { above, top }: RibbonSizes) =>
  laid.columns.slice(1).map((_, column) => ({
    x: aboveOf(laid, column) - above.width / 2,
    y: top.above,
    ...above,
  }));

type PartProps = { readonly view: Seen; readonly laid: Laid; readonly sizes: RibbonSizes };

const Piles = ({ view, laid, sizes, lit }: PartProps & Pick<Props, 'lit'>) => (
  <>
    {columnsOf(view).map(({ cards, above }, n) => (
      <View key={cards[0]} style={styles.column}>
        <LinePile
          {...{ view, cards, lit }}
          size={sizes.card}
          left={laid.columns[n] ?? 0}
          top={sizes.top.card}
        />
        {above.length > 0 && (
          <LinePile
            {...{ view, lit }}
            cards={above}
            size={sizes.above}
            left={aboveOf(laid, n) - sizes.above.width / 2}
            top={sizes.top.above}
          />
        )}
      </View>
    ))}
  </>
);

function Gaps({ view, laid, sizes, laying }: PartProps & { laying: Laying }) {
  const say = handWords.useSay();
  return (
    <View
      role="radiogroup"
      aria-label={say('timeline')}
      pointerEvents="box-none"
      style={StyleSheet.absoluteFill}
    >
      {laid.gaps.map((place, gap) => (
        <GapTouch
          key={gap}
          {...{ view, gap, place }}
          height={sizes.height}
          isLaid={gap === laying.gap}
          onPress={() => laying.lay(gap)}
        />
      ))}
    </View>
  );
}

/** While nobody lays a card, those on the line can be read. */
function Touches({ view, laid, sizes, read }: PartProps & Pick<Props, 'read'>) {
  const { language } = useComfort();
  return (
    <>
      {columnsOf(view).map(({ cards, above }, n) => (
        <View key={cards[0]} style={styles.column}>
          {[...cards].slice(-1).map(card => (
            <CardTouch
              key={card}
              name={cards.map(it => datedName(language, view, it)).join('. ')}
              left={laid.columns[n] ?? 0}
              top={sizes.top.card}
              size={sizes.card}
              onPress={() => read(card)}
              testID={`line-${n}`}
            />
          ))}
          {above.slice(-1).map(card => (
            <CardTouch
              key={card}
              name={above.map(it => datedName(language, view, it)).join('. ')}
              left={aboveOf(laid, n) - sizes.above.width / 2}
              top={sizes.top.above}
              size={sizes.above}
              onPress={() => read(card)}
              testID={`gap-row-${n}`}
            />
          ))}
        </View>
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  ribbon: { width: '100%' },
  column: { position: 'absolute', left: 0, top: 0 },
});
