import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { AnyBoard, TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { Emblem } from '@/ui/Emblem';
import { Icon } from '@/ui/Icon';
import { Qr } from '@/ui/qr/Qr';
import { Screen } from '@/ui/Screen';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTable } from '../table/useTable';
import { useTableWords } from '../tableWords';
import { useSession } from '../world';

/** Before the match, players in the room can still join, and see who has sat down. */
export function LaidTable() {
  const say = useTableWords();
  const invite = useSession(it => it.guest?.invite);
  const { board, places } = useTable();
  const { width, height } = useWindowDimensions();
  const size = Math.min(height, width * 0.8);
  return (
    <Screen wide scroll={false}>
      <View style={styles.laid} testID="tv-lobby">
        <View style={styles.above}>
          <Emblem size={size * 0.6} />
          <View style={styles.words}>
            <Type as="display" align="center">
              {say('tv.waiting')}
            </Type>
            {invite && (
              <>
                <Type as="title" tone="sand" align="center">
                  {say('tv.join')}
                </Type>
                <Qr text={invite} size={size * 0.4} name={say('tv.join')} />
              </>
            )}
          </View>
        </View>
        {board && <Seated board={board} places={places} />}
      </View>
    </Screen>
  );
}

type SeatedProps = { board: AnyBoard; places: readonly TablePlace[] };

const Seated = ({ board, places }: SeatedProps) => (
  <View role="list" style={styles.seats} testID="tv-seats">
    {places.map(place => (
      <Seat key={place.seat} board={board} place={place} />
    ))}
  </View>
);

function Seat({ board, place: { seat, name, sits } }: { board: AnyBoard; place: TablePlace }) {
  const say = useTableWords();
  const { language } = useComfort();
  const colour = board.colour(seat);
  const isFree = sits === 'nobody';
  const who = { nobody: say('lobby.free'), player: name, bot: say('lobby.bot') }[sits];
  return (
    <View
      role="listitem"
      style={[styles.seat, { borderColor: colour }, isFree && styles.free]}
      testID={`tv-seat-${seat}`}
    >
      <Icon
        name={({ nobody: 'plus', player: 'person', bot: 'robot' } as const)[sits]}
        size={36}
        color={isFree ? colors.inkSoft : colour}
      />
      <View style={styles.name}>
        <Type as="heading" tone={isFree ? 'soft' : 'ink'} numberOfLines={1}>
          {who}
        </Type>
        <Type tone="soft" numberOfLines={1}>
          {board.seatName(language, seat)}
        </Type>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  laid: { flex: 1, justifyContent: 'space-evenly', gap: space.m },
  above: {
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'space-evenly',
  },
  words: { alignItems: 'center', gap: space.m },
  seats: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
  seat: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minWidth: '20%',
    paddingVertical: space.s,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: 2,
    borderTopWidth: 4,
    backgroundColor: colors.panel,
  },
  free: { borderStyle: 'dashed', backgroundColor: 'transparent', opacity: 0.8 },
  name: { flexShrink: 1 },
});
