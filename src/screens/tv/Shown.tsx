import { useEffect, useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { viewOf } from '@/stores/seats';
import { storyFrom } from '@/stores/story';
import { Cockpit } from '@/ui/Cockpit';
import { Emblem } from '@/ui/Emblem';
import { Qr } from '@/ui/Qr';
import { Screen } from '@/ui/Screen';
import { space, WIDE } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { Line } from '../table/Line';
import { WatchOf } from '../table/Match';
import { useTable } from '../table/useTable';
import { useTableWords } from '../tableWords';
import { useEvening, useWorld } from '../world';
import { FromAfar } from './FromAfar';

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

/** While the table is being laid the room can still join. */
function Laid() {
  const say = useTableWords();
  const invite = useEvening(it => it.guest?.invite);
  const { width, height } = useWindowDimensions();
  const size = Math.min(height, width * 0.8);
  return (
    <Screen wide scroll={false}>
      <View style={styles.laid} testID="tv-lobby">
        <Emblem size={size * 0.62} />
        <View style={styles.words}>
          <Type as="display">{say('tv.waiting')}</Type>
          {invite && (
            <>
              <Type as="title" tone="sand">
                {say('tv.join')}
              </Type>
              <Qr text={invite} size={size * 0.45} name={say('tv.join')} />
            </>
          )}
        </View>
      </View>
    </Screen>
  );
}

function Over() {
  const { evening } = useWorld();
  const { board, places } = useTable();
  const view = useEvening(it => it.guest && viewOf(it.guest, 'board'));
  const match = useEvening(it => it.guest?.story ?? null);
  const story = useMemo(() => storyFrom(match), [match]);
  const { width, height } = useWindowDimensions();
  const isWall = width >= WIDE && width > height;
  useEffect(() => evening.wish({ wish: 'story' }), [evening]);
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
  laid: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'space-evenly',
  },
  words: { alignItems: 'center', gap: space.m },
});
