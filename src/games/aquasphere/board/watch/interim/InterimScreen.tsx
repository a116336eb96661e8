import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { bySeat, type Seat } from '@/kit/seat';
import { Press } from '@/ui/Press';
import { lineAsked } from '../../../rules/track';
import type { Seen } from '../../../rules/state';
import { sea } from '../../pieces/colours';
import { FarText } from '../FarText';
import { KnowledgeTrack } from '../KnowledgeTrack';
import type { Rect } from '../layout';
import { rectStyle } from '../rectStyle';
import { useStage } from '../stage';
import { watchWords } from '../words';
import { DecisionPanel } from './DecisionPanel';
import { interimLayout } from './interimLayout';
import { type InterimShow, isScoring } from './interimShow';
import { counterAt } from './layers';
import { NextOrder } from './NextOrder';
import { StepsRow } from './StepsRow';
import { TubeColumn } from './TubeColumn';
import { TUBE_HEIGHT } from './Tube';
import { tubeScale, type TubeScale } from './tubeScale';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly show: InterimShow;
  readonly reached: number;
  /** In dots. */
  readonly size: { readonly width: number; readonly height: number };
  close(): void;
};

/** An interim scoring: glass tubes with one scale, in the order of passing. */
export function InterimScreen({ view, places, show, reached, size, close }: Props) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const layout = interimLayout(size);
  const points = bySeat(show.order, seat => counterAt(show, seat, reached));
  return (
    <View testID="interim" style={[styles.screen, { height: px(layout.height) }]}>
      {layout.rim && (
        <View style={styles.rim}>
          <KnowledgeTrack
            {...{ view, points }}
            width={layout.rim.width}
            height={layout.rim.height}
          />
        </View>
      )}
      <View style={[styles.title, rectStyle(px, layout.title)]}>
        <FarText size={50} face="display" lines={1}>
          {say('interim.title', { round: show.round })}
        </FarText>
      </View>
      <StepsRow reached={reached} rect={layout.steps} />
      <Tubes {...{ view, places, show, reached }} rect={layout.tubes} />
      <DecisionPanel {...{ view, places, reached }} rect={layout.panel} />
      <NextOrder show={show} rect={layout.order} />
      {!isScoring(view) && (
        <Press
          name={say('interim.close')}
          onPress={close}
          testID="interim-close"
          style={[styles.close, closeStyle(px, layout.panel)]}
        >
          <FarText size={34} align="center" lines={1}>
            {say('interim.close')}
          </FarText>
        </Press>
      )}
    </View>
  );
}

const closeStyle = (px: (dots: number) => number, { x, y, width, height }: Rect) => ({
  ...rectStyle(px, { x: x + 20, y: y + height - 100, width: width - 40, height: 80 }),
  minHeight: 44,
  borderRadius: px(20),
});

type TubesProps = Omit<Props, 'size' | 'close'> & { readonly rect: Rect };

function Tubes({ view, places, show, reached, rect }: TubesProps) {
  const { px } = useStage();
  const scale = tubeScale(show);
  const width = Math.min(370, (rect.width - AXIS) / show.order.length);
  const isAsked = (seat: Seat) =>
    isScoring(view) && view.turn === seat && lineAsked(view) !== undefined;
  return (
    <View style={[styles.tubes, rectStyle(px, rect)]}>
      <Axis scale={scale} height={rect.height} />
      {show.order.map(seat => (
        <TubeColumn
          key={seat}
          {...{ show, places, seat, reached, scale, width }}
          height={rect.height}
          isAsked={isAsked(seat)}
        />
      ))}
    </View>
  );
}

const AXIS = 62;
/** Above the glass: the name, the cap and the edge of the column. */
const ABOVE = 74;
const BESIDE = 178;

/** The tens of all tubes. */
function Axis({ scale, height }: { readonly scale: TubeScale; readonly height: number }) {
  const { px } = useStage();
  const drawn = height - BESIDE - 8;
  const factor = drawn / TUBE_HEIGHT;
  return (
    <View aria-hidden style={{ width: px(AXIS) }}>
      {scale.tens.map(ten => (
        <View
          key={ten}
          style={[styles.ten, { top: px(ABOVE + (26 + scale.y(ten)) * factor - 20) }]}
        >
          <FarText size={32} tone="sand" align="right" lines={1}>
            {ten}
          </FarText>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { ...StyleSheet.absoluteFillObject },
  rim: { ...StyleSheet.absoluteFillObject, pointerEvents: 'none' },
  title: { position: 'absolute', justifyContent: 'center' },
  tubes: { position: 'absolute', flexDirection: 'row', justifyContent: 'center' },
  ten: { position: 'absolute', right: 4 },
  close: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: sea.berth,
    borderColor: sea.berthRim,
    borderWidth: 2,
  },
});
