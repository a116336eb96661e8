import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { rightOf, score } from '../../rules/score';
import type { Held } from '../../rules/state';
import { SignMark } from '../cards/SignMark';
import { useSeat } from '../hand/HandContext';
import { handWords } from '../hand/words';
import { heldName, nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { seatColour } from '../pieces/seats';
import { pieceWords } from '../pieces/words';
import { printOf } from '../table/printOf';
import { signed } from '../table/signed';
import { signOnTop } from '../table/signOnTop';

/** Lists the piles and everybody's cards. */
export function TableList() {
  const { view } = useSeat('view');
  return (
    <View style={styles.list}>
      <Piles />
      {view.seats.map(seat => (
        <SeatCards key={seat} seat={seat} />
      ))}
    </View>
  );
}

function Piles() {
  const say = handWords.useSay();
  const piece = pieceWords.useSay();
  const { view } = useSeat('view');
  const sign = signOnTop(view);
  return (
    <View style={styles.piles}>
      {view.way === 'together' && (
        <Type tone="sand">{say('score', { points: signed(score(view).points) })}</Type>
      )}
      <Type>{say('left', { count: view.pile.left })}</Type>
      {view.way === 'together' && sign && (
        <View style={styles.sign}>
          <SignMark sign={sign} size={34} />
          <Type style={styles.words}>
            {say('sheet.discardTop', { sign: piece(`sign.${sign}`) })}
          </Type>
        </View>
      )}
      {view.way === 'versus' && (
        <Type tone="soft">{say('sheet.discardCount', { count: view.discards.length })}</Type>
      )}
    </View>
  );
}

function SeatCards({ seat }: { seat: Seat }) {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { view, places, seat: own } = useSeat('view', 'places', 'seat');
  const held = of(view.hands, seat);
  const name = nameOf(language, places, seat);
  return (
    <View style={[styles.seat, { borderLeftColor: seatColour(seat) }]} testID={`cards-of-${seat}`}>
      <View style={styles.sign}>
        <SeatMark seat={seat} size={24} />
        <Type as="heading" style={styles.words}>
          {seat === own ? `${name} (${say('you')})` : name}
        </Type>
        {view.turn === seat && !view.ended && (
          <Type as="label" tone="sand">
            {say('onTurn')}
          </Type>
        )}
      </View>
      {view.way === 'versus' && (
        <Type as="small" tone="soft">
          {`${say('laid', { count: rightOf(view, seat) })} · ${held.length === 0 ? say('noneHeld') : say('held', { count: held.length })}`}
        </Type>
      )}
      {held.map(it => (
        <HeldLine key={it.card} held={it} />
      ))}
    </View>
  );
}

function HeldLine({ held }: { held: Held }) {
  const { language } = useComfort();
  const { view } = useSeat('view');
  const card = printOf(view, held.card);
  return (
    <View accessible aria-label={heldName(language, view.options, held)} style={styles.sign}>
      {view.way === 'together' && <SignMark sign={held.sign} size={24} />}
      <Type as="small" tone={held.sideways ? 'soft' : 'ink'} style={styles.words}>
        {card[language].title}
      </Type>
      {held.sideways && <Icon name="cross" size={16} color={colors.stop} />}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.m },
  piles: { gap: space.s },
  seat: {
    gap: space.s,
    padding: space.m - 4,
    borderLeftWidth: 6,
    borderRadius: radius.m,
    backgroundColor: colors.raised,
  },
  sign: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
