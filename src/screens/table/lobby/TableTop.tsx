import { StyleSheet, View } from 'react-native';
import { GameArt } from '../../GameArt';

type Props = {
  game: string;
  /** The side of the square on the table. */
  side: number;
  /** Something else lies on it. */
  isFaint: boolean;
};

/** The picture of the game on the table. */
export const TableTop = ({ game, side, isFaint }: Props) => (
  <View style={isFaint && styles.faint}>
    <GameArt game={game} width={side} height={side} />
  </View>
);

const styles = StyleSheet.create({ faint: { opacity: 0.3 } });
