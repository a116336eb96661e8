import { StyleSheet, View } from 'react-native';
import type { ShownRequest, TableClock, TablePlace } from '@/games/board';
import { Press } from '@/ui/Press';
import { TOUCH } from '@/ui/theme/tokens';
import { controlledBy, majorityIn } from '../../rules/score';
import type { Seen } from '../../rules/state';
import { sea } from '../pieces/colours';
import { LightBulb } from '../pieces/Goods';
import { Piece } from '../pieces/Piece';
import { ComingPanel } from './ComingPanel';
import { FarText } from './FarText';
import { HeadquartersPanel } from './HeadquartersPanel';
import type { ShownInterim } from './interim/useInterim';
import { KnowledgeTrack } from './KnowledgeTrack';
import type { WatchLayout } from './layout';
import { rectStyle } from './rectStyle';
import { OctopodsLeft } from './OctopodsLeft';
import { WatchCard } from './WatchCard';
import { Speech } from './Speech';
import { StationView } from './StationView';
import { useStage } from './stage';
import { TurnPanel } from './TurnPanel';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly clock: TableClock;
  readonly layout: WatchLayout;
  readonly requests?: readonly ShownRequest[];
  /** It is just between two turns. */
  readonly isBetween?: boolean;
  readonly interim?: ShownInterim;
};

/** The board: the station in the middle of the track, the players, the headquarters. */
export function WatchBoard({
  view,
  places,
  clock,
  layout,
  requests = [],
  isBetween = false,
  interim,
}: Props) {
  const { px } = useStage();
  const leading = isBetween ? majorityIn(view).flatMap(seat => controlledBy(view, seat)) : [];
  return (
    <>
      <View style={[styles.rim, { left: px(layout.rim.x), top: px(layout.rim.y) }]}>
        <KnowledgeTrack view={view} width={layout.rim.width} height={layout.rim.height} />
      </View>
      <OctopodsLeft count={view.supply.octopods} {...layout.supply} />
      <StationView {...{ view, places, leading }} station={layout.station} />
      {view.order.map((seat, n) => {
        const rect = layout.cards[n];
        return (
          rect && <WatchCard key={seat} {...{ view, places, seat, rect }} opened={isBetween} />
        );
      })}
      {view.order.map((seat, n) => {
        const card = layout.cards[n];
        const said = requests.filter(({ from }) => from === seat);
        return card && <Speech key={seat} requests={said} {...{ places, card }} />;
      })}
      <TurnPanel {...{ view, places, clock }} rect={layout.turn} />
      <HeadquartersPanel {...{ view, places }} rect={layout.headquarters} />
      <ComingPanel view={view} rect={layout.coming} />
      {interim?.show?.isOver && <LastScoring layout={layout} interim={interim} />}
    </>
  );
}

/** Opens the last interim scoring again. */
type LastProps = Pick<Props, 'layout'> & { readonly interim: ShownInterim };

function LastScoring({ layout, interim }: LastProps) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const { x, y } = layout.again;
  const round = interim.show?.round ?? 0;
  const size = Math.max(BUTTON, TOUCH / px(1));
  return (
    <Press
      name={say('interim.open', { round })}
      onPress={interim.open}
      testID="interim-open"
      style={[
        styles.again,
        rectStyle(px, { x: x - size / 2, y: y - size / 2, width: size, height: size }),
        { borderRadius: px(size / 2) },
      ]}
    >
      <Piece size={px(48)}>
        <LightBulb />
      </Piece>
      <FarText size={32} tone="heed" lines={1}>
        {round}
      </FarText>
    </Press>
  );
}

/** Of the button; on a phone it is as large as a finger needs. */
const BUTTON = 100;

const styles = StyleSheet.create({
  rim: { position: 'absolute', pointerEvents: 'none' },
  again: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: sea.berth,
    borderColor: sea.berthRim,
    borderWidth: 2,
  },
});
