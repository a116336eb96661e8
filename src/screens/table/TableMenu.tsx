import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { HomeTile } from '../home/HomeTile';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';
import { Bots } from './seats/Bots';
import { GuestInvitation, Invitation } from './door/Invitation';
import { StandingList } from './people/StandingList';
import { Practice } from './Practice';
import { Relayed } from './Relayed';
import { SeatList } from './seats/SeatList';
import { TakeBack } from './undo/TakeBack';
import { UndoWays } from './undo/UndoWays';
import { useTable } from './useTable';

type Props = {
  isOpen: boolean;
  close(): void;
  goHome(): void;
  shows: 'hand' | 'board';
  show(what: 'hand' | 'board'): void;
};

type Page = 'first' | 'seats' | 'invite' | 'leave';

/** Actions that are rarely needed during a match. */
export function TableMenu({ isOpen, close: shut, goHome, shows, show }: Props) {
  const say = useTableWords();
  const [page, open] = useState<Page>('first');
  const { session } = useWorld();
  const isHost = useSession(it => it.hosting !== null);
  const close = () => {
    shut();
    open('first');
  };
  const end = () => {
    void session.end().finally(goHome);
  };
  return (
    <Sheet title={say(TITLES[page])} open={isOpen} onClose={close} testID="table-menu">
      {page === 'first' && <First {...{ open, close, shows, show }} />}
      {page === 'seats' && <WhoSits />}
      {page === 'invite' && (isHost ? <Invitation /> : <GuestInvitation />)}
      {page === 'leave' && <Leave leave={goHome} stay={close} end={end} />}
    </Sheet>
  );
}

const TITLES = {
  first: 'menu.title',
  seats: 'menu.seats',
  invite: 'lobby.invite',
  leave: 'menu.title',
} as const;

type FirstProps = Omit<Props, 'goHome' | 'isOpen'> & { open(page: Page): void };

function First({ open, close, shows, show }: FirstProps) {
  const say = useTableWords();
  const router = useRouter();
  const { session } = useWorld();
  const { own, isHost, board } = useTable();
  const isPaused = useSession(it => it.guest?.shared?.clock.running === false);
  const hasInvite = useSession(it => (it.guest?.invite ?? null) !== null);
  const go = (path: '/settings' | `/rules/${string}`) => {
    close();
    router.push(path);
  };
  const pause = () => {
    session.wish({ wish: 'pause' });
    session.order({ order: 'pause' });
    close();
  };
  const turn = () => {
    show(shows === 'hand' ? 'board' : 'hand');
    close();
  };
  const canPause = (own.length > 0 || isHost) && !isPaused;
  const canTurn = own.length > 0 && isHost;
  return (
    <>
      <Relayed />
      {canPause && (
        <Button wide icon="pause" title={say('menu.pause')} onPress={pause} testID="pause" />
      )}
      {own.length > 0 && <TakeBack close={close} />}
      <Practice />
      {canTurn && (
        <Button
          wide
          icon={shows === 'hand' ? 'map' : 'hand'}
          title={say(shows === 'hand' ? 'menu.watch' : 'menu.hand')}
          onPress={turn}
          testID="turn-board"
        />
      )}
      <View style={styles.tiles}>
        <HomeTile
          icon="people"
          title={say('menu.seats')}
          onPress={() => open('seats')}
          testID="who"
        />
        {(isHost || hasInvite) && (
          <HomeTile
            icon="qr"
            title={say('lobby.invite')}
            onPress={() => open('invite')}
            testID="invite"
          />
        )}
        <HomeTile
          icon="book"
          title={say('menu.rules')}
          onPress={() => go(`/rules/${board?.game.id ?? ''}`)}
          testID="rules"
        />
        <HomeTile
          icon="settings"
          title={say('menu.settings')}
          onPress={() => go('/settings')}
          testID="settings"
        />
      </View>
      <Button
        wide
        kind="danger"
        icon="door"
        title={say(isHost ? 'menu.leaveHost' : 'menu.leave')}
        onPress={() => open('leave')}
        testID="leave"
      />
    </>
  );
}

function WhoSits() {
  const table = useTable();
  return (
    <>
      <StandingList />
      <SeatList table={table} />
      <Bots table={table} />
      <UndoWays />
    </>
  );
}

function Leave({ leave, stay, end }: { leave(): void; stay(): void; end(): void }) {
  const say = useTableWords();
  const { isHost } = useTable();
  return (
    <>
      <Type>{say(isHost ? 'menu.leaveHostSure' : 'menu.leaveSure')}</Type>
      <Button
        wide
        kind="danger"
        title={say(isHost ? 'menu.leaveHost' : 'menu.leave')}
        onPress={leave}
        testID="leave-sure"
      />
      {isHost && (
        <>
          <Type as="small" tone="soft">
            {say('menu.endSure')}
          </Type>
          <Button
            wide
            kind="danger"
            icon="trash"
            title={say('menu.endAll')}
            onPress={end}
            testID="end-all"
          />
        </>
      )}
      <Button wide kind="main" title={say('menu.stay')} onPress={stay} testID="stay" />
    </>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
