import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { glaze } from '../../pieces/palette';
import { useRoom } from '../../pieces/useRoom';
import { MOST_WIDE } from '../Columns';
import { useSpeech } from '../HandContext';
import { Refused } from '../Refused';
import { BallotPanel } from './BallotPanel';
import { Happened } from './Happened';
import { NextStep } from './NextStep';
import { Others } from './Others';

/** Below a line of brass: the matters of the group, and the one button for what comes next. */
export function Foot({ news }: { readonly news: ReactNode }) {
  const { isLow, isWide } = useRoom();
  return (
    <View style={[styles.foot, isLow && styles.low]}>
      <View style={styles.news}>{news}</View>
      <Refused />
      <View style={[styles.matters, isLow && styles.close, isWide && styles.beside]}>
        <Told />
        <Next />
      </View>
    </View>
  );
}

/** On a small phone a proposal takes its place. */
function Told() {
  const { view } = useSpeech();
  const { isLow, isWide } = useRoom();
  if (isLow && view.ballot) return null;
  return (
    <View style={[styles.matters, isLow && styles.close, isWide && styles.half]}>
      <Happened />
      <Others />
    </View>
  );
}

function Next() {
  const { view } = useSpeech();
  const { isWide } = useRoom();
  const next = view.ballot ? <BallotPanel ballot={view.ballot} /> : <NextStep />;
  return isWide ? <View style={styles.half}>{next}</View> : next;
}

const styles = StyleSheet.create({
  foot: {
    gap: space.s,
    padding: space.s,
    paddingHorizontal: space.m,
    borderTopWidth: 2,
    borderColor: glaze.brass,
    backgroundColor: glaze.white,
  },
  low: { gap: space.xs, paddingVertical: space.xs },
  matters: { gap: space.s },
  close: { gap: space.xs },
  beside: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    width: '100%',
    maxWidth: MOST_WIDE - 2 * space.m,
    alignSelf: 'center',
  },
  half: { flex: 1 },
  news: {
    position: 'absolute',
    bottom: '100%',
    left: space.s,
    right: space.s,
    zIndex: 1,
    pointerEvents: 'box-none',
  },
});
