import { StyleSheet, View } from 'react-native';
import type { ShownRequest, TableClock, TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { Press } from '@/ui/Press';
import { TOUCH } from '@/ui/theme/tokens';
import { controlledBy, majorityIn } from '../../rules/score';
import type { Seen } from '../../rules/state';
import { sea } from '../pieces/colours';
import { LightBulb } from '../pieces/Goods';
import { Piece } from '../pieces/Piece';
import type { TravelPlace } from '../travels/places';
import { TravelsOver } from '../travels/TravelsOver';
import type { Playback } from '../travels/usePlayback';
import { ComingPanel } from './ComingPanel';
import { FarText } from './FarText';
import { HeadquartersPanel } from './HeadquartersPanel';
import type { ShownInterim } from './interim/useInterim';
import { KnowledgeTrack } from './KnowledgeTrack';
import type { WatchLayout } from './layout';
import { rectStyle } from './rectStyle';
import { OctopodsLeft } from './OctopodsLeft';
import { SectorsToOpen } from './SectorsToOpen';
import { WatchCard } from './WatchCard';
import { Speech } from './Speech';
import { StationView } from './StationView';
import { useStage } from './stage';
import { TurnPanel } from './TurnPanel';
import { watchSpot } from './watchSpots';
import { WaysOnTurn } from './WaysOnTurn';
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
  /** Pieces on their way; without it everything stands still. */
  readonly playback?: Playback;
};

const NOBODY: readonly Seat[] = [];

/** The board: the station in the middle of the track, the players, the headquarters. */
export function WatchBoard({ view: now, places, clock, layout, ...rest }: Props) {
  const { requests = [], isBetween = false, interim, playback } = rest;
  const { px } = useStage();
  const view = playback?.shown ?? now;
  const leading = isBetween ? majorityIn(view).flatMap(seat => controlledBy(view, seat)) : [];
  return (
    <>
      <View style={[styles.rim, { left: px(layout.rim.x), top: px(layout.rim.y) }]}>
        <KnowledgeTrack view={view} width={layout.rim.width} height={layout.rim.height} />
      </View>
      <OctopodsLeft count={view.supply.octopods} {...layout.supply} />
      <StationView
        {...{ view, places, leading }}
        station={layout.station}
        away={playback?.away ?? NOBODY}
      />
      {isBetween && <WaysOnTurn view={now} places={places} station={layout.station} />}
      {layout.isInHand && <SectorsToOpen {...{ view, places }} station={layout.station} />}
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
      <TurnPanel {...{ places, clock }} view={now} rect={layout.turn} />
      <HeadquartersPanel {...{ view, places }} rect={layout.headquarters} />
      <ComingPanel view={view} rect={layout.coming} />
      {playback && <WatchTravels {...{ view, layout, playback }} />}
      {interim?.show?.isOver && <LastScoring layout={layout} interim={interim} />}
    </>
  );
}

type TravelsProps = Pick<Props, 'view' | 'layout'> & { readonly playback: Playback };

function WatchTravels({ view, layout, playback }: TravelsProps) {
  const { px } = useStage();
  const spotOf = (place: TravelPlace) => {
    const spot = watchSpot(view, layout, place);
    return spot && { x: px(spot.x), y: px(spot.y) };
  };
  return <TravelsOver {...{ playback, spotOf }} unit={px(layout.station.scale)} least={px(44)} />;
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
