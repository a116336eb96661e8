import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { SessionState } from '@/stores/sessionState';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { SIDE, space, WIDE } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';
import { useSetting } from '../settings/useSetting';
import { Bots } from './seats/Bots';
import { Invitation } from './door/Invitation';
import { ConnectionLine } from './ConnectionLine';
import { MatchOptions } from './MatchOptions';
import { OtherPacks } from './OtherPacks';
import { Relayed } from './Relayed';
import { SeatList } from './seats/SeatList';
import { startWord } from './startWord';
import { UndoWays } from './undo/UndoWays';
import { useTable } from './useTable';
import { useUsualSeat } from './seats/useUsualSeat';

/** Before the match: the guests, the seats, and the game. */
export function Lobby({ goHome }: { goHome(): void }) {
  const say = useTableWords();
  const table = useTable();
  useUsualSeat(table);
  const isWide = useWindowDimensions().width >= WIDE;
  const isOpen = useSession(isDoorOpen);
  const part = [styles.part, isWide && styles.column];
  return (
    <Screen
      wide
      back={goHome}
      title={say('lobby.title')}
      foot={table.isHost ? <Start table={table} /> : <Waiting />}
    >
      <ConnectionLine />
      <Relayed />
      <OtherPacks />
      <View style={isWide ? styles.beside : styles.below}>
        {table.isHost && isOpen && (
          <View style={part}>
            <Invitation />
            <KeepOpen />
          </View>
        )}
        <View style={part}>
          <SeatList table={table} />
          <Bots table={table} />
        </View>
        <View style={part}>
          <MatchOptions table={table} />
          <UndoWays />
          {table.isHost && !isOpen && <Invitation />}
        </View>
      </View>
    </Screen>
  );
}

const isDoorOpen = ({ hosting }: SessionState): boolean => (hosting?.door.is ?? 'none') !== 'none';

/** Shown until the first match with others has begun. */
function KeepOpen() {
  const say = useTableWords();
  const [isKnown] = useSetting('knowsAbsence');
  if (isKnown) return null;
  return <Notice tone="soft" icon="phone" title={say('host.keepOpen')} testID="keep-open" />;
}

function Start({ table: { places, own } }: { table: ReturnType<typeof useTable> }) {
  const say = useTableWords();
  const { evening, device } = useWorld();
  const [, knowsAbsence] = useSetting('knowsAbsence');
  const isOpen = useSession(isDoorOpen);
  const start = () => {
    device.unlockSound();
    if (isOpen) knowsAbsence(true);
    evening.deal();
  };
  return (
    <View style={styles.start}>
      <Button
        kind="main"
        wide
        icon="hourglass"
        title={say(startWord(places, own))}
        onPress={start}
        testID="start"
      />
    </View>
  );
}

function Waiting() {
  const say = useTableWords();
  return (
    <Type tone="soft" align="center" testID="waiting">
      {say('lobby.waiting')}
    </Type>
  );
}

const styles = StyleSheet.create({
  beside: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: space.l,
  },
  below: { gap: space.l, width: '100%', maxWidth: 620, alignSelf: 'center' },
  part: { gap: space.m, flexGrow: 1, flexShrink: 1, maxWidth: 620 },
  column: { flexBasis: 0 },
  start: { width: '100%', maxWidth: SIDE },
});
