import { useEffect, useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { seenView } from '@/stores/seats';
import { storyFrom } from '@/stores/story';
import { Cockpit } from '@/ui/Cockpit';
import { ComfortProvider, useComfort } from '@/ui/comfort';
import { Fetching } from '@/ui/fetching/Fetching';
import { UnfetchedAbove } from '@/ui/fetching/Unfetched';
import { Screen } from '@/ui/Screen';
import { WIDE } from '@/ui/theme/tokens';
import { ConnectionLine } from '../table/ConnectionLine';
import { CountIn } from '../table/CountIn';
import { WatchOf } from '../table/MatchScreen';
import { PeopleBanner } from '../table/people/PeopleBanner';
import { PackAwaited } from '../table/packs/PackAwaited';
import { useHasPack } from '../table/packs/useTablePack';
import { usePeopleNews } from '../table/people/usePeopleNews';
import { useCount } from '../table/useCount';
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
  const isCountedIn = useCount() > 0;
  const hasPack = useHasPack();
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
  if (phase === 'over') return hasPack ? <Over /> : <PackAwaited />;
  return (
    <Cockpit scroll={false} style={styles.bare}>
      <ConnectionLine />
      <View style={styles.board}>
        <WatchOf board={board} news={<NewsFromAfar />} isVeiled={isCountedIn} />
        <CountIn />
      </View>
    </Cockpit>
  );
}

/** Words twice as large as in the hand. */
const AFAR = 2;

function NewsFromAfar() {
  const news = usePeopleNews();
  const comfort = useComfort();
  const { width, height } = useWindowDimensions();
  const textScale = Math.max(comfort.textScale, (AFAR * Math.min(height, width * 0.6)) / 1080);
  const afar = useMemo(() => ({ ...comfort, textScale }), [comfort, textScale]);
  return (
    <ComfortProvider value={afar}>
      <PeopleBanner news={news} isAfar />
    </ComfortProvider>
  );
}

function Over() {
  const { session } = useWorld();
  const { board, places } = useTable();
  const view = useSession(it => it.guest && seenView(it.guest, 'board'));
  const game = board?.game;
  const ending = useEnding(game?.id);
  const match = useSession(it => it.guest?.story ?? null);
  const story = useMemo(() => storyFrom(match, game), [match, game]);
  const { width, height } = useWindowDimensions();
  const isWall = width >= WIDE && width > height;
  useEffect(() => game && session.wish({ wish: 'story', game }), [session, game]);
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
