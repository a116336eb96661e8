import { useEffect, useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { viewOf } from '@/stores/seats';
import { storyFrom } from '@/stores/story';
import { Cockpit } from '@/ui/Cockpit';
import { Screen } from '@/ui/Screen';
import { WIDE } from '@/ui/theme/tokens';
import { Line } from '../table/Line';
import { WatchOf } from '../table/Match';
import { useTable } from '../table/useTable';
import { useEvening, useWorld } from '../world';
import { FromAfar } from './FromAfar';
import { Laid } from './Laid';

/** The table, as the room sees it. */
export function Shown() {
  const { board } = useTable();
  const phase = useEvening(it => it.guest?.shared?.phase);
  const hasView = useEvening(it => it.guest?.views.has('board') ?? false);
  if (phase === 'lobby' || !board || !hasView)
    return (
      <FromAfar>
        <Laid />
      </FromAfar>
    );
  if (phase === 'over') return <Over />;
  return (
    <Cockpit scroll={false} style={styles.bare}>
      <Line />
      <View style={styles.board}>
        <WatchOf board={board} />
      </View>
    </Cockpit>
  );
}

function Over() {
  const { evening } = useWorld();
  const { board, places } = useTable();
  const view = useEvening(it => it.guest && viewOf(it.guest, 'board'));
  const game = board?.game;
  const match = useEvening(it => it.guest?.story ?? null);
  const story = useMemo(() => storyFrom(match, game), [match, game]);
  const { width, height } = useWindowDimensions();
  const isWall = width >= WIDE && width > height;
  useEffect(() => game && evening.wish({ wish: 'story', game }), [evening, game]);
  if (!board) return null;
  const { Ending } = board;
  const ending = { view, seat: null, places, story };
  if (!isWall)
    return (
      <Screen wide>
        <Ending {...ending} />
      </Screen>
    );
  return (
    <Cockpit scroll={false} style={styles.bare}>
      <Ending {...ending} afar />
    </Cockpit>
  );
}

const styles = StyleSheet.create({
  bare: { paddingTop: 0, paddingBottom: 0, paddingLeft: 0, paddingRight: 0 },
  board: { flex: 1 },
});
