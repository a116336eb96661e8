import { useDeferredValue, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { MatchReplay, TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { ReplayControls } from '@/ui/replay/ReplayControls';
import { ReplayModal, ReplayTable } from '@/ui/replay/ReplayModal';
import { space } from '@/ui/theme/tokens';
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
  const say = endingWords.useSay();
  return (
    <ReplayModal title={say('replay.title')} close={close}>
      <Table close={close} {...props} />
    </ReplayModal>
  );
}

function Table({ story, places, close }: Props) {
  const turns = useMemo(() => turnsOf(story), [story]);
  const replay = useReplay(turns.length);
  const words = useMomentWords(turns, replay.turn);
  // Deferred, so that the line follows a dragging finger and the table catches up.
  const shown = turns[useDeferredValue(replay.turn)] ?? turns[0];
  if (!shown) return null;
  const dock = (
    <>
      <News {...{ story, places, shown }} />
      <TurnLine {...{ turns, words }} turn={replay.turn} seek={replay.seek} />
      <Controls {...replay} />
    </>
  );
  return (
    <ReplayTable header={<Header {...{ close, words }} />} dock={dock}>
      <ReplayBoard view={story.viewAfter(shown.to)} places={places} />
    </ReplayTable>
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
  const to = (at: number) => () => seek(at);
  return (
    <ReplayControls
      back={{ name: say('replay.earlier'), skip: to(turn - 1), testID: 'replay-earlier' }}
      forward={{ name: say('replay.later'), skip: to(turn + 1), testID: 'replay-later' }}
      play={{
        running,
        name: say(running ? 'replay.pause' : 'replay.play'),
        toggle: running ? pause : play,
      }}
    />
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingRight: space.m },
  grows: { flex: 1 },
  news: { justifyContent: 'center', overflow: 'hidden' },
});
