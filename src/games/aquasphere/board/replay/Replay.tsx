import { useDeferredValue, useMemo } from 'react';
import { Modal, StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { MatchReplay, TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';
import { endingWords } from '../ending/words';
import { newsOf } from './newsOf';
import { ReplayBoard } from './ReplayBoard';
import { TurnLine } from './TurnLine';
import { eventsIn, type ReplayTurn, turnsOf } from './turns';
import { useReplay } from './useReplay';

type Props = {
  readonly story: MatchReplay<Seen, GameEvent>;
  readonly places: readonly TablePlace[];
  close(): void;
};

/** Replays a finished match turn by turn, as everybody could see it. */
export function Replay({ close, ...props }: Props) {
  const { still } = useComfort();
  const say = endingWords.useSay();
  return (
    <Modal
      visible
      animationType={still ? 'none' : 'fade'}
      onRequestClose={close}
      aria-label={say('replay.title')}
    >
      <GestureHandlerRootView style={styles.ground}>
        <Table close={close} {...props} />
      </GestureHandlerRootView>
    </Modal>
  );
}

function Table({ story, places, close }: Props) {
  const turns = useMemo(() => turnsOf(story), [story]);
  const replay = useReplay(turns.length);
  const edges = useSafeAreaInsets();
  const words = useMomentWords(turns, replay.turn);
  // Deferred, so that the line follows a dragging finger and the table catches up.
  const shown = turns[useDeferredValue(replay.turn)] ?? turns[0];
  if (!shown) return null;
  const inset = { paddingTop: edges.top, paddingLeft: edges.left, paddingRight: edges.right };
  return (
    <View testID="replay" style={[styles.ground, inset]}>
      <Header {...{ close, words }} />
      <ReplayBoard view={story.viewAfter(shown.to)} places={places} />
      <View style={[styles.dock, { paddingBottom: edges.bottom + space.s }]}>
        <News {...{ story, places, shown }} />
        <TurnLine {...{ turns, words }} turn={replay.turn} seek={replay.seek} />
        <Controls {...replay} />
      </View>
    </View>
  );
}

function useMomentWords(turns: readonly ReplayTurn[], turn: number): string {
  const say = endingWords.useSay();
  const { round = 1 } = turns[turn] ?? {};
  return say('replay.moment', { round, turn, turns: turns.length - 1 });
}

type HeaderProps = Pick<Props, 'close'> & { readonly words: string };

function Header({ close, words }: HeaderProps) {
  const say = endingWords.useSay();
  return (
    <View style={styles.header}>
      <IconButton icon="back" name={say('replay.close')} onPress={close} testID="replay-close" />
      <Type as="heading" style={styles.grows} testID="replay-moment">
        {words}
      </Type>
    </View>
  );
}

type NewsProps = Pick<Props, 'story' | 'places'> & { readonly shown: ReplayTurn };

/** As long as the turn was; it scrolls nothing and keeps its room. */
function News({ story, places, shown }: NewsProps) {
  const say = endingWords.useSay();
  const { language, textScale } = useComfort();
  const before = story.viewAfter(Math.max(0, shown.from - 1));
  const news = newsOf(language, places, eventsIn(story, shown), before);
  return (
    <View role="status" aria-live="polite" style={[styles.news, { height: NEWS * textScale }]}>
      <Type as="small" align="center" numberOfLines={3} testID="replay-news">
        {news.length > 0 ? news.join(' ') : say('news.dealt')}
      </Type>
    </View>
  );
}

const NEWS = 60;

type ControlsProps = ReturnType<typeof useReplay>;

function Controls({ turn, running, seek, play, pause }: ControlsProps) {
  const say = endingWords.useSay();
  return (
    <View style={styles.controls}>
      <IconButton
        icon="rewind"
        name={say('replay.earlier')}
        onPress={() => seek(turn - 1)}
        testID="replay-earlier"
      />
      <Press
        name={say(running ? 'replay.pause' : 'replay.play')}
        onPress={running ? pause : play}
        testID="replay-play"
        style={styles.play}
      >
        <Icon name={running ? 'pause' : 'play'} size={28} color={colors.inkDark} />
      </Press>
      <IconButton
        icon="forward"
        name={say('replay.later')}
        onPress={() => seek(turn + 1)}
        testID="replay-later"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1, backgroundColor: colors.space },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingRight: space.m },
  grows: { flex: 1 },
  dock: {
    gap: space.xs,
    paddingTop: space.s,
    paddingHorizontal: space.m,
    borderTopWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.panel,
  },
  news: { justifyContent: 'center', overflow: 'hidden' },
  controls: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.m },
  play: {
    width: 56,
    height: 56,
    alignItems: 'center',
    borderRadius: radius.round,
    borderWidth: 1,
    borderBottomWidth: 3,
    borderColor: colors.brassLight,
    borderBottomColor: colors.sandShade,
    backgroundColor: colors.sand,
  },
});
