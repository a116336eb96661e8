import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect as Box } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { cardOf, lettersOf } from '../../rules/lab';
import type { Player } from '../../rules/state';
import { CardShape } from '../cards/CardShape';
import { FarText } from './FarText';
import { useStage } from './stage';

/** The letters of a lab and its research cards, where there is room for them. */
export function LabRow({ player }: { readonly player: Player }) {
  const { px } = useStage();
  return (
    <View style={[styles.row, { gap: px(10), minHeight: px(66) }]}>
      <FarText size={36} tone="sand" lines={1}>
        {[...lettersOf(player)].sort().join(' ')}
      </FarText>
      <View style={styles.grows} />
      {player.cards.map(id => (
        <Svg
          key={id}
          aria-hidden
          width={px(54)}
          height={px(65)}
          viewBox="-30 -36 60 72"
          opacity={player.spent.includes(id) ? 0.45 : 1}
        >
          <Box x={-30} y={-36} width={60} height={72} rx={7} fill={colors.paper} />
          <Path d="M-30 -29a7 7 0 0 1 7 -7h46a7 7 0 0 1 7 7v29h-60z" fill="#DDB69C" />
          <CardShape card={cardOf(id)} x={0} y={0} size={34} isUpright />
        </Svg>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  grows: { flex: 1 },
});
