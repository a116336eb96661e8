import { useRef } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { FanCard } from './FanCard';
import { useChosen, useFromSeat, useSeat } from './HandContext';
import { heldIn } from './selectors';
import { hasRoomForOne } from './shape';
import { handWords } from './words';

type Props = {
  readonly isLow: boolean;
  /** False: the fan takes its full height, and the parent scrolls. */
  readonly scrolls: boolean;
};

/** A player’s cards on a phone: the titles of all, and one card in full. */
export function Fan({ isLow, scrolls }: Props) {
  const scroll = useRef<ScrollView>(null);
  const cards = (
    <Cards isLow={isLow} seek={y => scroll.current?.scrollTo({ y, animated: false })} />
  );
  if (!scrolls) return <View style={styles.inside}>{cards}</View>;
  return (
    <ScrollView ref={scroll} style={styles.scroll} contentContainerStyle={styles.inside}>
      {cards}
    </ScrollView>
  );
}

function Cards({ isLow, seek }: { isLow: boolean; seek(y: number): void }) {
  const say = handWords.useSay();
  const [held, chosen] = [useFromSeat(heldIn), useChosen()];
  const { height } = useWindowDimensions();
  const isUsual = useComfort().textScale === 1; // larger words need the room
  const isRoomy = isUsual && !isLow && hasRoomForOne(height, held.length);
  return (
    <>
      {held.length === 0 && <NoCards />}
      <View role="radiogroup" aria-label={say('cards')} testID="cards">
        {held.map(it => (
          <View
            key={it.card}
            onLayout={({ nativeEvent }) => it === chosen && seek(nativeEvent.layout.y - space.s)}
          >
            <FanCard held={it} isChosen={it === chosen} isLow={isLow} isRoomy={isRoomy} />
          </View>
        ))}
      </View>
    </>
  );
}

function NoCards() {
  const say = handWords.useSay();
  const { view, seat } = useSeat('view', 'seat');
  const isOut = view.way === 'versus' && view.isPlayOff && !view.playing.includes(seat);
  const isOver = view.way === 'together' || view.ended;
  return (
    <Type tone="soft" align="center" style={styles.none}>
      {say(isOut ? 'out' : isOver ? 'noCards' : 'noCardsVersus')}
    </Type>
  );
}

const styles = StyleSheet.create({
  scroll: { flex: 1 },
  inside: { flexGrow: 1, justifyContent: 'flex-end', paddingHorizontal: space.s },
  none: { padding: space.l },
});
