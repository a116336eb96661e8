import { useDeferredValue } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { ReplayModal, ReplayTable } from '@/ui/replay/ReplayModal';
import { LARGE, space, TOUCH, WIDE } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { nameOf } from '../pieces/naming';
import type { TablePlace, MatchReplay } from '../../../board';
import type { GameEvent } from '../../rules/actions';
import type { View as Seen } from '../../rules/state';
import { type MatchStatistics, statisticsOf } from '../ending/statistics';
import { endingWords } from '../ending/words';
import { StarMap } from '../map/StarMap';
import { Mats } from '../mats/Mats';
import { SeatMark } from '../pieces/SeatMark';
import { pieceWords } from '../pieces/words';
import { Controls } from './Controls';
import { Elapsed } from './Elapsed';
import { latestNews } from './news';
import { newsWords } from './newsWords';
import { Timeline } from './Timeline';
import { useReplay } from './useReplay';

type Props = {
  readonly story: MatchReplay<Seen, GameEvent>;
  readonly places: readonly TablePlace[];
  readonly seat: Seat | null;
  readonly close: () => void;
};

/** Replays a finished match, as everybody could see it, from any moment. */
export function Replay({ close, ...props }: Props) {
  const say = endingWords.useSay();
  return (
    <ReplayModal title={say('replay.title')} close={close}>
      <Table close={close} {...props} />
    </ReplayModal>
  );
}

function Table({ story, places, seat, close }: Props) {
  const statistics = statisticsOf(story);
  const replay = useReplay(story, statistics);
  const { clock } = replay;
  // Deferred, so that the line follows a dragging finger and the table catches up.
  const entry = useDeferredValue(replay.entry);
  const dock = (
    <>
      <Latest {...{ story, entry, places }} />
      <Timeline statistics={statistics} {...replay} at={clock.now()} />
      <Controls {...replay} />
    </>
  );
  return (
    <ReplayTable header={<Header {...{ statistics, close, clock }} />} dock={dock}>
      <Boards {...{ seat, places, clock }} view={story.viewAfter(entry)} />
    </ReplayTable>
  );
}

type Shown = { readonly clock: ReturnType<typeof useReplay>['clock'] };

function Header({
  statistics,
  clock,
  close,
}: Shown & { statistics: MatchStatistics; close: () => void }) {
  const say = endingWords.useSay();
  const { textScale } = useComfort();
  const { width } = useWindowDimensions();
  return (
    <View style={styles.header}>
      <IconButton icon="back" name={say('replay.close')} onPress={close} testID="replay-close" />
      {(textScale <= LARGE || width >= WIDE) && (
        <Type as="heading" style={styles.title}>
          {say('replay.title')}
        </Type>
      )}
      <Elapsed clock={clock} from={statistics.from} to={statistics.to} />
    </View>
  );
}

type BoardsProps = Shown & Pick<Props, 'seat' | 'places'> & { readonly view: Seen };

function Boards(props: BoardsProps) {
  const say = endingWords.useSay();
  const { width, height } = useWindowDimensions();
  const isWide = width >= WIDE;
  const side = isWide ? Math.min(width * 0.5, height - DOCK) : Math.min(width, height * 0.72);
  // Nothing inside takes the focus, so the region does; otherwise no key would scroll it.
  const region = { role: 'region', tabIndex: 0, 'aria-label': say('replay.table') } as const;
  const map = <StarMap {...props} size={{ width: side, height: side }} />;
  const room = isWide ? height - DOCK - HEADER : undefined;
  const mats = <Mats {...props} seat={null} room={room} />;
  return isWide ? (
    <View style={styles.beside}>
      <View style={styles.middle}>{map}</View>
      <ScrollView {...region} style={styles.side} contentContainerStyle={styles.mats}>
        {mats}
      </ScrollView>
    </View>
  ) : (
    <ScrollView {...region} contentContainerStyle={styles.below}>
      {map}
      <View style={styles.all}>{mats}</View>
    </ScrollView>
  );
}

const DOCK = 240;
const HEADER = 60;

function Latest({ story, entry, places }: Pick<Props, 'story' | 'places'> & { entry: number }) {
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const name = (seat: Seat) => nameOf(pieces, places, seat);
  const { textScale } = useComfort();
  const news = latestNews(story, entry);
  const [first] = news;
  const said = news.map(one => newsWords({ say, pieces, name }, one)).join(' ');
  return (
    <View role="status" aria-live="polite" style={[styles.news, { minHeight: 46 * textScale }]}>
      {first && 'seat' in first && <SeatMark seat={first.seat} size={18} />}
      <Type as={textScale > LARGE ? 'small' : 'body'} testID="replay-news" style={styles.said}>
        {said || say('news.dealt')}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  header: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    justifyContent: 'space-between',
    minHeight: TOUCH,
    paddingRight: space.m,
  },
  title: { flexGrow: 1, flexShrink: 1, flexBasis: 110 },
  below: { alignItems: 'center', gap: space.m, paddingBottom: space.m },
  beside: { flex: 1, minHeight: 0, flexDirection: 'row' },
  middle: { justifyContent: 'center' },
  side: { flex: 1 },
  all: { width: '100%', paddingHorizontal: space.m },
  mats: { paddingRight: space.m, paddingBottom: space.m },
  news: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
  },
  said: { flexShrink: 1 },
});
