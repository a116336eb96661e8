import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { colors, fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { changeOf } from '../hand/Price';
import { ActionWindow } from '../pieces/ActionWindow';
import { sea } from '../pieces/colours';
import { Crystal } from '../pieces/Goods';
import { Piece } from '../pieces/Piece';
import type { InterimShow, LineMet } from '../watch/interim/interimShow';

type Props = { readonly show: InterimShow; readonly seat: Seat };

/** What each red line has cost: a crystal, a bot, or the rest of the points. */
export const LinesMet = ({ show, seat }: Props) => (
  <>
    {show.lines
      .filter(it => it.seat === seat)
      .map(met => (
        <Met key={met.line} met={met} />
      ))}
  </>
);

const Met = ({ met: { paid, lost } }: { readonly met: LineMet }) => (
  <View style={styles.met}>
    <View style={styles.line} />
    <Type as="small" style={styles.cost}>
      {changeOf(paid === null ? -lost : -1)}
    </Type>
    {paid === 'crystal' ? (
      <Piece size={18}>
        <Crystal />
      </Piece>
    ) : (
      paid !== null && <ActionWindow task={paid} size={18} />
    )}
  </View>
);

const styles = StyleSheet.create({
  met: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  line: { width: 4, height: 18, borderRadius: 2, backgroundColor: sea.redLine },
  cost: { fontFamily: fonts.strong, color: colors.stop },
});
