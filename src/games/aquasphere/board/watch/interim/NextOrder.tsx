import { StyleSheet, View } from 'react-native';
import { BULBS, ROUNDS } from '../../../rules/components';
import { seatColour, sea } from '../../pieces/colours';
import { Engineer } from '../../pieces/Crew';
import { LightBulb } from '../../pieces/Goods';
import { Piece } from '../../pieces/Piece';
import { FarText } from '../FarText';
import type { Rect } from '../layout';
import { rectStyle } from '../rectStyle';
import { useStage } from '../stage';
import { watchWords } from '../words';
import type { InterimShow } from './interimShow';

type Props = { readonly show: InterimShow; readonly rect: Rect };

/** The order of the next round, and its bulb. */
export function NextOrder({ show, rect }: Props) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const round = show.round + 1;
  const isLast = show.round >= ROUNDS;
  return (
    <View
      style={[styles.panel, rectStyle(px, rect), { borderRadius: px(22), padding: px(18) }]}
      testID="interim-order"
    >
      <FarText size={34} tone="soft" lines={1}>
        {isLast ? say('orderLast') : say('order', { round })}
      </FarText>
      <View style={styles.row}>
        {show.order.map((seat, n) => (
          <View key={seat} style={styles.place}>
            <View
              style={[
                styles.disc,
                { width: px(80), height: px(80), borderRadius: px(40), borderWidth: px(4) },
                { borderColor: seatColour(seat) },
              ]}
            >
              <Piece size={px(64)}>
                <Engineer seat={seat} />
              </Piece>
            </View>
            <FarText size={32} tone="soft">
              {n + 1}
            </FarText>
          </View>
        ))}
      </View>
      <View style={[styles.row, { gap: px(8) }]}>
        <Piece size={px(44)}>
          <LightBulb />
        </Piece>
        <FarText size={34} tone="heed" lines={1}>
          {isLast
            ? say('interim.total')
            : say('interim.bulb', { bulb: BULBS[show.round] ?? 0, round })}
        </FarText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    justifyContent: 'space-between',
    backgroundColor: sea.panel,
    borderColor: sea.panelLine,
    borderWidth: 1.5,
  },
  row: { flexDirection: 'row', alignItems: 'center' },
  place: { flex: 1, alignItems: 'center' },
  disc: { alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
});
