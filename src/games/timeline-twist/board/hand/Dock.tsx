import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { COLUMN, LARGE, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Seen } from '../../rules/state';
import { nameOf } from '../pieces/naming';
import { printOf } from '../table/printOf';
import { useActs, useChosen, useFromSeat, useGap, useSeat } from './HandContext';
import { RefusalLine } from './RefusalLine';
import { isSentIn, isTurnIn } from './selectors';
import { handWords } from './words';

/** The buttons for an act, within reach of a thumb. */
export function Dock() {
  const isTurn = useFromSeat(isTurnIn);
  const way = useFromSeat(({ view }) => view.way);
  return (
    <View style={styles.dock} testID="dock">
      <RefusalLine />
      {isTurn ? way === 'versus' ? <Placing /> : <Together /> : <Waiting />}
    </View>
  );
}

/** Against each other, a player picks a gap before the card can be turned. */
function Placing() {
  const say = handWords.useSay();
  const { act, lay } = useActs();
  const isSent = useFromSeat(isSentIn);
  const [gap, chosen] = [useGap(), useChosen()];
  const title = useChosenTitle();
  if (!chosen) return null;
  return (
    <View style={styles.row}>
      {gap !== null && (
        <IconButton
          icon="undo"
          name={say('takeBack')}
          onPress={() => lay(null)}
          testID="take-back"
        />
      )}
      <Main>
        <Button
          wide
          kind="main"
          icon="swap"
          title={say('turnOver')}
          name={say('turnOverName', { card: title })}
          disabled={gap === null}
          busy={isSent}
          onPress={() => gap !== null && act({ type: 'place', card: chosen.card, gap })}
          testID="turn-over"
        />
      </Main>
    </View>
  );
}

/** Together, a player turns a card, discards it, or stops. */
function Together() {
  const say = handWords.useSay();
  const { act } = useActs();
  const { view } = useSeat('view');
  const isSent = useFromSeat(isSentIn);
  const chosen = useChosen();
  const title = useChosenTitle();
  if (view.way !== 'together' || !chosen) return null;
  const { card } = chosen;
  const canStop = view.laid > 0;
  return (
    <View style={styles.row}>
      {canStop ? (
        <Button title={say('stop')} onPress={() => act({ type: 'stop' })} testID="stop" />
      ) : (
        view.tried === 0 && (
          <Button
            title={say('discard')}
            name={say('discardName', { card: title })}
            onPress={() => act({ type: 'discard', card })}
            testID="discard"
          />
        )
      )}
      <Main>
        <Button
          wide
          kind="main"
          icon="swap"
          title={say('turnOver')}
          name={say('turnOverName', { card: title })}
          busy={isSent}
          onPress={() => act({ type: 'play', card })}
          testID="turn-over"
        />
      </Main>
    </View>
  );
}

/** Takes a line to itself when words are large. */
function Main({ children }: { readonly children: ReactNode }) {
  const isLarge = useComfort().textScale > LARGE;
  return <View style={[styles.main, isLarge && styles.alone]}>{children}</View>;
}

function Waiting() {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { view, places, seat } = useSeat('view', 'places', 'seat');
  if (view.ended) return null;
  const name = nameOf(language, places, view.turn);
  const place = places.find(({ seat }) => seat === view.turn);
  const isGone = place && place.sits !== 'bot' && !place.here;
  return (
    <Type tone="soft" align="center" testID="waiting">
      {say(isGone ? 'gone' : waitedFor(view, seat), { name })}
    </Type>
  );
}

function waitedFor(view: Seen, seat: Seat) {
  if (view.way === 'together') return 'advise';
  if (!view.isPlayOff) return 'waiting';
  return view.playing.includes(seat) ? 'waitingLast' : 'waitingOut';
}

function useChosenTitle(): string {
  const { language } = useComfort();
  const options = useFromSeat(({ view }) => view.options);
  const chosen = useChosen();
  return chosen ? printOf({ options }, chosen.card)[language].title : '';
}

const styles = StyleSheet.create({
  dock: { gap: space.s, paddingHorizontal: space.s, paddingVertical: space.s, minHeight: 68 },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: 'center',
    gap: space.s,
    width: '100%',
    maxWidth: COLUMN,
  },
  main: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
  alone: { flexBasis: '100%' },
});
