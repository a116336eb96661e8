import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Seat } from '@/kit/seat';
import { Cockpit } from '@/ui/Cockpit';
import { useComfort } from '@/ui/comfort';
import { SIDE, space } from '@/ui/theme/tokens';
import { useSession } from '../../world';
import { StandingSheet } from '../people/StandingSheet';
import { useTable } from '../useTable';
import { useWayOfPlaying } from '../useWayOfPlaying';
import { useUnnamed } from './useUnnamed';
import { GamePanel } from './GamePanel';
import { GameSheet } from './GameSheet';
import { GuestPanel } from './GuestPanel';
import { InviteSheet } from './InviteSheet';
import { LobbyFoot } from './LobbyFoot';
import { LobbyHead } from './LobbyHead';
import { LobbyLine } from './LobbyLine';
import { lobbySizes } from './lobbySizes';
import { LobbyTable } from './LobbyTable';
import { LobbyTrouble, useLobbyTrouble } from './LobbyTrouble';
import { NewSeat } from './NewSeat';
import { OptionsSheet } from './OptionsSheet';
import { SeatSheet } from './SeatSheet';
import { useLaidCode } from './useLaidCode';
import { useSeatAtOnce } from './useSeatAtOnce';

type Open = 'invite' | 'options' | 'game' | 'people' | null;

/** Before the match: the table with everybody round it, what is played, and the start. */
export function Lobby({ goHome }: { goHome(): void }) {
  const table = useTable();
  useSeatAtOnce(table);
  const [isNewcomer] = useState(table.own.length === 0);
  const [isNamed, setNamed] = useState(false);
  const isNew = useUnnamed(table, isNewcomer) && !isNamed;
  const [wasNew, setWasNew] = useState(isNew);
  if (isNew && !wasNew) setWasNew(true);
  return isNew ? (
    <NewSeat table={table} done={() => setNamed(true)} />
  ) : (
    <Gathering {...{ table, goHome }} pullsBack={wasNew} />
  );
}

type Props = {
  table: ReturnType<typeof useTable>;
  goHome(): void;
  /** From the own seat, where somebody has just given a name. */
  pullsBack: boolean;
};

function Gathering({ table, goHome, pullsBack }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const [seat, setSeat] = useState<Seat | null>(null);
  const game = useSession(it => it.guest?.shared?.game ?? '');
  const way = useWayOfPlaying(table.board);
  const laid = useLaidCode(table);
  const sizes = useLobbySizes(table.isHost ? 'host' : 'guest');
  const trouble = useLobbyTrouble();
  const isBeside = sizes.as === 'beside';
  const close = () => setOpen(null);
  const showCode = () => (laid.canLay ? laid.toggle() : setOpen('invite'));
  const openOptions = () => setOpen('options');
  const invite = () => {
    setSeat(null);
    setOpen('invite');
  };
  const head = (
    <LobbyHead {...{ table, way, goHome, showCode, openOptions }} isLaid={laid.code !== null} />
  );
  const foot = table.isHost ? <LobbyFoot {...{ table, openOptions }} /> : undefined;
  const round = (
    <LobbyTable
      {...{ table, game, pullsBack }}
      room={sizes.table}
      code={laid.code}
      enlarge={() => setOpen('invite')}
      openSeat={setSeat}
    />
  );
  const isShort = sizes.isShort && !isBeside;
  const panel = table.isHost ? (
    <GamePanel {...{ game, way, isShort }} change={() => setOpen('game')} />
  ) : (
    <GuestPanel {...{ game, way, isShort }} />
  );
  const news = (
    <>
      {trouble ? <LobbyTrouble kind={trouble} /> : panel}
      <LobbyLine
        table={table}
        showsCode={laid.code !== null}
        openPeople={() => setOpen('people')}
      />
    </>
  );
  return (
    <Cockpit style={styles.page} foot={isBeside ? undefined : foot}>
      {head}
      {isBeside ? (
        <View style={styles.beside}>
          <View style={[styles.middle, { width: sizes.table.width }]}>{round}</View>
          <View style={styles.side}>
            {news}
            {foot}
          </View>
        </View>
      ) : (
        <>
          <View style={styles.middle}>{round}</View>
          <View style={styles.below}>{news}</View>
        </>
      )}
      <InviteSheet open={open === 'invite'} close={close} />
      <OptionsSheet open={open === 'options'} close={close} table={table} />
      <StandingSheet open={open === 'people'} close={close} />
      <GameSheet open={open === 'game'} close={close} players={playersAt(table)} />
      <SeatSheet {...{ seat, table, invite }} close={() => setSeat(null)} />
    </Cockpit>
  );
}

const playersAt = ({ places }: Props['table']): number =>
  places.filter(({ sits }) => sits === 'player').length;

function useLobbySizes(who: 'host' | 'guest') {
  const room = useWindowDimensions();
  const { top, bottom } = useSafeAreaInsets();
  const { textScale } = useComfort();
  return lobbySizes(room, who, top + bottom, textScale);
}

const styles = StyleSheet.create({
  page: { gap: space.s },
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  below: { gap: space.xs, width: '100%', maxWidth: 620, alignSelf: 'center' },
  beside: { flexGrow: 1, flexDirection: 'row', gap: space.l, justifyContent: 'center' },
  side: { flexShrink: 1, width: SIDE, gap: space.m, justifyContent: 'center' },
});
