import { useEffect, useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { seenView } from '@/stores/seats';
import { storyFrom } from '@/stores/story';
import { Cockpit } from '@/ui/Cockpit';
import { Fetching } from '@/ui/fetching/Fetching';
import { UnfetchedAbove } from '@/ui/fetching/Unfetched';
import { Screen } from '@/ui/Screen';
import { WIDE } from '@/ui/theme/tokens';
import { ConnectionLine } from '../table/ConnectionLine';
import { CountIn } from '../table/CountIn';
import { WatchOf } from '../table/MatchScreen';
import { usePrefetch } from '../table/usePrefetch';
import { useTable } from '../table/useTable';
import { useEnding } from '../useBoard';
import { useSession, useWorld } from '../world';
import { FromAfar } from './FromAfar';
import { LaidTable } from './Laid';

/** The table on the TV. */
export function Shown() {
  const { board } = useTable();
  usePrefetch(useSession(it => it.guest?.shared?.game));
  const phase = useSession(it => it.guest?.shared?.phase);
  const hasView = useSession(it => it.guest?.views.has('board') ?? false);
  if (phase === 'lobby' || !board || !hasView)
    return (
      <>
        <LaidTable />
        {!board && (
          <FromAfar>
            <UnfetchedAbove />
          </FromAfar>
        )}
      </>
    );
  if (phase === 'over') return <Over />;
  return (
    <Cockpit scroll={false} style={styles.bare}>
      <ConnectionLine />
      <View style={styles.board}>
        <WatchOf board={board} />
        <CountIn />
      </View>
    </Cockpit>
  );
}

function Over() {
  const { evening } = useWorld();
  const { board, places } = useTable();
  const view = useSession(it => it.guest && seenView(it.guest, 'board'));
  const game = board?.game;
  const ending = useEnding(game?.id);
  const match = useSession(it => it.guest?.story ?? null);
  const story = useMemo(() => storyFrom(match, game), [match, game]);
  const { width, height } = useWindowDimensions();
  const isWall = width >= WIDE && width > height;
  useEffect(() => game && evening.wish({ wish: 'story', game }), [evening, game]);
  if (!ending) return <Fetching />;
  const { Ending } = ending;
  const shown = { view, seat: null, places, story };
  if (!isWall)
    return (
      <Screen wide>
        <Ending {...shown} />
      </Screen>
    );
  return (
    <Cockpit scroll={false} style={styles.bare}>
      <Ending {...shown} afar />
    </Cockpit>
  );
}

const styles = StyleSheet.create({
  bare: { paddingTop: 0, paddingBottom: 0, paddingLeft: 0, paddingRight: 0 },
  board: { flex: 1 },
});
