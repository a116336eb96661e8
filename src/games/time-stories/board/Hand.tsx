import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import type { SeatProps } from '@/games/board';
import { BubbleRoom, LessonLineSlot } from '@/ui/lesson/slots';
import { useOwnStore } from '@/ui/storeContext';
import { space } from '@/ui/theme/tokens';
import { useFocusHere } from '@/ui/useFocusHere';
import type { Action } from '../rules/actions';
import { agentOf } from '../rules/lookup';
import type { GameEvent } from '../rules/events';
import type { View as StoriesView } from '../rules/state';
import { type ToldNote, toldWords } from './between/told';
import { useTold } from './between/useTold';
import { LookCloser } from './closer/LookCloser';
import { DiceScene } from './dice/DiceScene';
import { AgentTabs } from './hand/AgentTabs';
import { createHand } from './hand/createHand';
import { Foot } from './hand/foot/Foot';
import type { Reading } from './hand/hand';
import {
  HandProvider,
  SeatProvider,
  useActs,
  useHand,
  useSeat,
  useShown,
  MenuProvider,
} from './hand/HandContext';
import { NotesProvider, readNotes, withNote } from './hand/notes/notes';
import { AskedScene, ReadingScene } from './hand/reading/ReadingScene';
import { BaseScene } from './hand/scenes/BaseScene';
import { EnteringScene } from './hand/scenes/EnteringScene';
import { HomeScene } from './hand/scenes/HomeScene';
import { PartyScene } from './hand/scenes/PartyScene';
import { TravelScene } from './hand/scenes/TravelScene';
import { UnitScene } from './hand/scenes/UnitScene';
import { VortexScene } from './hand/scenes/VortexScene';
import { inVortex } from './hand/selectors';
import { GoodsSheet } from './hand/sheets/GoodsSheet';
import { MoreSheet } from './hand/sheets/MoreSheet';
import { MOST_WIDE } from './hand/Columns';
import { TopLine } from './hand/TopLine';
import { useRoom } from './pieces/useRoom';

type Props = SeatProps<StoriesView, Action, GameEvent>;

/** One player's agents, the cards they read, and what can be done. */
export function Hand({ store, menu, news, shelf }: Props) {
  const hand = useOwnStore(() => createHand(store));
  const told = useTold(useStore(store, ({ requests }) => requests));
  const notebook = useNotebook(shelf, told, text => store.ask(toldWords(text)));
  return (
    <SeatProvider value={store}>
      <HandProvider value={hand}>
        <NotesProvider value={notebook}>
          <MenuProvider value={menu}>
            <View style={styles.hand} testID="hand">
              <Open news={news} />
              <Over />
              <GoodsSheet />
              <MoreSheet />
              <LessonLineSlot />
            </View>
          </MenuProvider>
        </NotesProvider>
      </HandProvider>
    </SeatProvider>
  );
}

/** Everything that lies open; out of reach while something lies over it. */
function Open({ news }: Pick<Props, 'news'>) {
  const isCovered = useIsCovered();
  const scene = useSceneKey();
  const here = useFocusHere(!isCovered, true);
  const { isWide } = useRoom();
  return (
    <View ref={here} tabIndex={-1} style={[styles.open, isCovered && styles.covered]}>
      <TopLine />
      <AgentTabs />
      <ScrollView
        key={scene}
        style={styles.scroll}
        contentContainerStyle={[styles.inside, isWide && styles.wide]}
      >
        <Scene />
        <BubbleRoom />
      </ScrollView>
      <Foot news={news} />
    </View>
  );
}

/** Another scene begins at its top, wherever the last one was left. */
function useSceneKey(): string {
  const { view } = useSeat('view');
  const { phase, place } = view;
  const { at } = agentOf(view, useShown());
  switch (phase.name) {
    case 'base':
      return phase.card;
    case 'entering':
      return place;
    case 'here':
    case 'unit':
      return `${place} ${at ?? ''}`;
    default:
      return phase.name;
  }
}

function useIsCovered(): boolean {
  const { story, reading, sheet } = useHand('story', 'reading', 'sheet');
  const { view } = useSeat('view');
  return story !== null || reading !== null || sheet === 'closer' || view.asked !== null;
}

const NOTES = 'notes';

function useNotebook(
  shelf: Props['shelf'],
  told: readonly ToldNote[],
  pin: (text: string) => void,
) {
  const [notes, setNotes] = useState(() => readNotes(shelf?.read(NOTES) ?? ''));
  return useMemo(
    () => ({
      notes,
      told,
      pin,
      write(card: string, text: string) {
        const next = withNote(notes, card, text);
        setNotes(next);
        shelf?.write(NOTES, JSON.stringify(next));
      },
    }),
    // Asking the table is the same for as long as the seat is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [notes, told, shelf],
  );
}

function Scene() {
  const { view } = useSeat('view');
  const figure = useShown();
  switch (view.phase.name) {
    case 'base':
      return <BaseScene />;
    case 'party':
      return <PartyScene />;
    case 'travel':
      return <TravelScene />;
    case 'home':
      return <HomeScene />;
    case 'over':
      return null;
    default:
      if (inVortex(view, figure)) return <VortexScene figure={figure} />;
      return view.phase.name === 'entering' ? <EnteringScene /> : <UnitScene />;
  }
}

/** Covers everything else with a roll, a card under the lamp, or a question. */
function Over() {
  const { view } = useSeat('view');
  const { open } = useActs();
  const { story, reading, sheet } = useHand('story', 'reading', 'sheet');
  if (story) return <DiceScene key={`${story.agent} ${story.faces.join()}`} story={story} />;
  if (sheet === 'closer')
    return <LookCloser view={view} place={view.place} close={() => open(null)} />;
  const under = reading ?? askedOn(view);
  if (under) return <ReadingScene key={under.card} reading={under} />;
  return view.asked && <AskedScene />;
}

/** The card that asks, if it is not under the lamp any more, as after a reload. */
function askedOn({ asked, fronts }: StoriesView): Reading | null {
  if (!asked?.card || !OF_CARDS.has(asked.kind)) return null;
  const front = fronts[asked.card];
  return front ? { card: asked.card, texts: front.texts, rules: [] } : null;
}

const OF_CARDS: ReadonlySet<string> = new Set(['choice', 'pay']);

const styles = StyleSheet.create({
  hand: { flex: 1, backgroundColor: '#F3EEE0' },
  open: { flex: 1 },
  covered: { display: 'none' },
  scroll: { flex: 1 },
  inside: {
    gap: space.s,
    padding: space.m,
    width: '100%',
    maxWidth: 620,
    alignSelf: 'center',
  },
  wide: { flexGrow: 1, justifyContent: 'center', maxWidth: MOST_WIDE },
});
