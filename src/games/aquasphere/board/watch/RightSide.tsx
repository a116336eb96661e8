import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import type { TableClock, TablePlace } from '@/games/board';
import { SECOND } from '@/kit/millis';
import { useComfort } from '@/ui/comfort';
import { TimedGlass } from '@/ui/hourglass/TimedGlass';
import { colors } from '@/ui/theme/tokens';
import { PROGRAMMES, ROUNDS } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { ProgrammeTiers, Refill } from '../hand/NextRound';
import { Engineer } from '../pieces/Crew';
import { sea } from '../pieces/colours';
import { nameOf } from '../pieces/naming';
import { Piece } from '../pieces/Piece';
import { SeatMark } from '../pieces/SeatMark';
import { FarWords } from './FarWords';
import { HeadquartersShape, QUARTERS } from './HeadquartersShape';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly clock: TableClock;
};

/** The player on turn, the headquarters with the order of passing, and what the next round brings. */
export function RightSide({ view, places, clock }: Props) {
  const say = watchWords.useSay();
  const px = useStage();
  const { language } = useComfort();
  const name = nameOf(language, places, view.turn);
  const { turnSeconds } = view.options;
  return (
    <View style={{ flex: 1, gap: px(12) }}>
      <View style={[styles.plate, styles.row, plate(px), { gap: px(12), minHeight: px(72) }]}>
        <SeatMark seat={view.turn} size={px(48)} />
        <FarWords size={34} face="display" lines={2} style={styles.grow} testID="watch-turn">
          {say('turn', { name })}
        </FarWords>
        {view.until !== null && turnSeconds !== null && (
          <TimedGlass
            until={view.until}
            full={turnSeconds * SECOND}
            clock={clock}
            height={px(56)}
          />
        )}
        <FarWords size={36} tone="sand">{`${view.round}/${ROUNDS}`}</FarWords>
      </View>
      <View style={[styles.plate, styles.tall, plate(px), { gap: px(10) }]}>
        <FarWords size={32} tone="soft" align="center">
          {view.round < ROUNDS ? say('order', { round: view.round + 1 }) : say('orderLast')}
        </FarWords>
        <Passed view={view} />
        <View style={styles.grow}>
          <Svg
            aria-hidden
            width="100%"
            height="100%"
            viewBox={`0 0 ${QUARTERS.width} ${QUARTERS.height}`}
          >
            <HeadquartersShape view={view} />
          </Svg>
        </View>
      </View>
      <View style={[styles.plate, plate(px), { gap: px(8), height: px(258) }]}>
        <FarWords size={32} tone="soft">
          {view.nextProgramme === null ? say('last') : say('brings', { round: view.round + 1 })}
        </FarWords>
        {view.nextProgramme !== null && (
          <View style={[styles.row, styles.spread]}>
            <ProgrammeTiers programme={PROGRAMMES[view.nextProgramme]} size={px(54)} />
            <Refill view={view} size={px(32)} />
          </View>
        )}
      </View>
    </View>
  );
}

const plate = (px: (dots: number) => number) => ({ borderRadius: px(20), padding: px(14) });

/** The places of the next round, in the order of passing. */
function Passed({ view }: { readonly view: Seen }) {
  const px = useStage();
  return (
    <View style={[styles.row, styles.middle, { gap: px(10) }]}>
      {view.seats.map((_, n) => {
        const seat = view.passed[n];
        return (
          <View
            key={n}
            style={[
              styles.slot,
              { width: px(76), height: px(76), borderRadius: px(16) },
              seat !== undefined && styles.taken,
            ]}
          >
            {seat ? (
              <Piece size={px(66)}>
                <Engineer seat={seat} />
              </Piece>
            ) : (
              <FarWords size={32} tone="soft">
                {n + 1}
              </FarWords>
            )}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  plate: { borderWidth: 1.5, borderColor: sea.panelLine, backgroundColor: sea.panel },
  tall: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center' },
  middle: { justifyContent: 'center' },
  spread: { flex: 1, justifyContent: 'space-evenly' },
  grow: { flex: 1 },
  slot: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderStyle: 'dashed',
    borderColor: sea.empty,
  },
  taken: { borderStyle: 'solid', borderColor: colors.brassLight },
});
