import { type ReactNode, useMemo, useState } from 'react';
import { Platform, StyleSheet, useWindowDimensions, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { AnyBoard, SeatProps, SeatShelf } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { seenView } from '@/stores/seats';
import { createSeatShelf } from '@/stores/seatShelf';
import { createSeatStore, createViewStore } from '@/stores/seatStore';
import { Choice } from '@/ui/forms/Choice';
import { Cockpit } from '@/ui/Cockpit';
import { Curtain } from '@/ui/curtain/Curtain';
import { useComfort } from '@/ui/comfort';
import { Fetching } from '@/ui/fetching/Fetching';
import { Spinner } from '@/ui/Spinner';
import { space, WIDE } from '@/ui/theme/tokens';
import { manifestFor } from '@/games/games';
import { useLesson } from '../lesson/useLesson';
import { useLessons } from '../useBoard';
import { useTableWords } from '../tableWords';
import { useGameSettings } from '../useGameSettings';
import { useSession, useWorld } from '../world';
import { FirstBell } from './door/FirstBell';
import { ConnectionLine } from './ConnectionLine';
import { CountIn } from './CountIn';
import { MenuButton } from './MenuButton';
import { PackAwaited } from './packs/PackAwaited';
import { useHasPack } from './packs/useTablePack';
import { PassOn } from './PassOn';
import { Paused } from './Paused';
import { AskForSeat, useHasNoSeat } from './people/AskForSeat';
import { PeopleBanner } from './people/PeopleBanner';
import { usePeopleNews } from './people/usePeopleNews';
import { NowRelayed } from './Relayed';
import { TableMenu } from './TableMenu';
import { useAwake } from './useAwake';
import { usePausedWhy } from './usePausedWhy';
import { UndoQuestion } from './undo/UndoQuestion';
import { useSeatUndo } from './undo/useSeatUndo';
import { usePrefetch } from './usePrefetch';
import { useTable } from './useTable';

/** The match: this player's hand, or the board for a spectator. */
export function MatchScreen({ goHome }: { goHome(): void }) {
  useAwake();
  const table = useTable();
  const edges = useSafeAreaInsets();
  const [chosen, choose] = useState<Seat | 'board' | null>(null);
  const seat =
    chosen === 'board' ? undefined : (table.own.find(it => it === chosen) ?? table.own[0]);
  const { board } = table;
  usePrefetch(useSession(it => it.guest?.shared?.game));
  // In turns the phone is passed on; where all play at once, its players choose whose hand it shows.
  const isChosen = table.own.length > 1 && board?.game.pace !== 'in-turns';
  const isInBoard = board !== undefined && seat !== undefined && !isChosen;
  const shown = seat ?? 'board';
  const [menuOver, openMenu] = useState<Seat | 'board' | null>(null);
  if (menuOver !== null && menuOver !== shown) openMenu(null); // the menu closes for a new seat
  const menu = <MenuButton open={() => openMenu(shown)} />;
  const news = <PeopleBanner news={usePeopleNews()} />;
  const hasNoSeat = useHasNoSeat();
  return (
    <Cockpit scroll={false} style={styles.bare}>
      <View style={[styles.all, { paddingTop: edges.top, paddingBottom: edges.bottom }]}>
        {!isInBoard && (
          <View style={styles.bar}>
            {menu}
            {board && seat && (
              <SeatChoice board={board} own={table.own} seat={seat} choose={choose} />
            )}
            {hasNoSeat && <AskInBar />}
          </View>
        )}
        <ConnectionLine />
        <NowRelayed />
        <UndoQuestion />
        {board && seat && <FirstBell board={board} seat={seat} />}
        <View style={styles.board}>
          {!board && <Fetching />}
          {board && seat && (
            <Curtained key={seat} board={board} seat={seat} isShared={table.own.length > 1}>
              <HandOf {...{ board, seat, news }} menu={isInBoard && menu} />
            </Curtained>
          )}
          {board && !seat && <WatchOf {...{ board, news }} isVeiled />}
          <Paused menu={isInBoard && menu} />
          <CountIn />
        </View>
        {board && seat && <PassOn {...{ board, seat }} own={table.own} take={choose} />}
      </View>
      <TableMenu
        isOpen={menuOver === shown}
        close={() => openMenu(null)}
        goHome={goHome}
        shows={seat ? 'hand' : 'board'}
        show={what => choose(what === 'board' ? 'board' : null)}
      />
    </Cockpit>
  );
}

type CurtainedProps = {
  board: AnyBoard;
  seat: Seat;
  isShared: boolean;
  children: ReactNode;
};

/** Between players at one device, private cards stay behind a curtain until their reader lifts it. */
function Curtained({ board, seat, isShared, children }: CurtainedProps) {
  const { language } = useComfort();
  const places = useSession(({ guest }) => guest?.shared?.places);
  const name = places?.find(it => it.seat === seat)?.name ?? '';
  const isTwice = (places ?? []).filter(it => it.name === name).length > 1;
  const [isLifted, setLifted] = useState(false);
  const { SeatMark } = board;
  const seatName = board.seatName(language, seat);
  const words = isShared
    ? board.curtain?.(language, isTwice || name === '' ? seatName : name)
    : undefined;
  if (!words || isLifted) return children;
  return (
    <Curtain {...words} mark={<SeatMark seat={seat} size={96} />} onLift={() => setLifted(true)} />
  );
}

type HandProps = { board: AnyBoard; seat: Seat; menu: ReactNode; news: ReactNode };

const HandOf = (props: HandProps) => (useHasView(props.seat) ? <Seated {...props} /> : <Spinner />);

type Store = ReturnType<typeof createSeatStore>;

/** A browser allows sounds, and a phone asks for notices, only after a touch: the first act is one. */
function withSound(store: Store, unlockSound: () => void): Store {
  let isUnlocked = false;
  const act: Store['act'] = action => {
    if (!isUnlocked) unlockSound();
    isUnlocked = true;
    store.act(action);
  };
  return { ...store, act };
}

function Seated({ board, seat, menu, news }: HandProps) {
  const { session, device } = useWorld();
  const [store] = useState(() => withSound(createSeatStore(session, seat), device.unlockSound));
  const settings = useGameSettings(board.game.id);
  const lesson = useLesson(board);
  const lessons = useLessons(lesson ? board.game.id : undefined);
  const undo = useSeatUndo(seat);
  const shelf = useSeatShelf(board.game.id, seat);
  if (lesson && !lessons && manifestFor(board.game.id)?.load.lessons) return <Fetching />;
  const { Hand } = board;
  const props: SeatProps<unknown, unknown, unknown> = { store, settings, menu, news, undo, shelf };
  return lesson && lessons ? <lessons.Hand {...props} {...lesson} /> : <Hand {...props} />;
}

/** What this phone keeps for the seat, as long as the match lasts. */
function useSeatShelf(game: string, seat: Seat): SeatShelf | undefined {
  const { settings } = useWorld();
  const table = useSession(({ guest }) => guest?.table ?? null);
  const match = useSession(({ guest }) => guest?.shared?.match ?? 0);
  return useMemo(
    () => (table === null ? undefined : createSeatShelf(settings, { game, table, match, seat })),
    [settings, game, table, match, seat],
  );
}

type WatchProps = { board: AnyBoard; isVeiled?: boolean; news: ReactNode };

export function WatchOf(props: WatchProps) {
  const hasView = useHasView('board');
  if (!useHasPack()) return <PackAwaited />;
  return hasView ? <Watching {...props} /> : <Spinner />;
}

function Watching({ board: { Watch }, isVeiled, news }: WatchProps) {
  const { session } = useWorld();
  const [store] = useState(() => createViewStore(session));
  return <Watch {...{ store, isVeiled, news, pausedWhy: usePausedWhy() }} />;
}

/** Without a seat, the choice to ask for one stands beside the menu, over nothing of the board. */
const AskInBar = () => (
  <View style={styles.choice}>
    <AskForSeat isShort={useWindowDimensions().width < WIDE} />
  </View>
);

const useHasView = (viewer: Seat | 'board'): boolean =>
  useSession(({ guest }) => !!guest?.shared && seenView(guest, viewer) !== undefined);

type ChoiceProps = {
  board: AnyBoard;
  own: readonly Seat[];
  seat: Seat;
  choose(seat: Seat): void;
};

/** With several players on one phone, picks whose hand shows. */
function SeatChoice({ board, own, seat, choose }: ChoiceProps) {
  const say = useTableWords();
  const { language } = useComfort();
  return (
    <View style={styles.choice}>
      <Choice
        name={say('menu.seats')}
        options={own.map(value => ({ value, title: board.seatName(language, value) }))}
        value={seat}
        onChange={choose}
        testID="whose-hand"
      />
    </View>
  );
}

/** A turning glass reaches over the edge, and a browser scrolls to content that is only hidden. */
const CLIPPED: ViewStyle =
  Platform.OS === 'web' ? ({ overflow: 'clip' } as object) : { overflow: 'hidden' };

const styles = StyleSheet.create({
  bare: { paddingTop: 0, paddingBottom: 0, paddingLeft: 0, paddingRight: 0 },
  all: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.xs, gap: space.s },
  choice: { flex: 1 },
  board: { flex: 1, justifyContent: 'center', ...CLIPPED },
});
