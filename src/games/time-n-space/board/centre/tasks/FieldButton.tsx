import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius } from '@/ui/theme/tokens';
import type { Good } from '../../../rules/components';
import type { Thing } from '../../../rules/state';
import { CubeTrace } from '../../pieces/Cube';
import { ThingShape } from '../../pieces/Tile';

type Props = {
  readonly name: string;
  readonly thing: Thing | null;
  readonly seat: Seat;
  /** The good that a plant makes here, drawn faintly. */
  readonly trace?: Good | undefined;
  readonly chosen?: boolean | undefined;
  /** The thing that will lie here. */
  readonly planned?: Thing | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly testID?: string;
};

const FIELD_SIZE = 46;
const MIDDLE = FIELD_SIZE / 2;

/** A field of a building, or a piece, large enough for a thumb. */
export function FieldButton({ name, chosen, onPress, testID, ...shown }: Props) {
  return (
    <Press
      name={name}
      onPress={onPress}
      disabled={!onPress}
      checked={chosen}
      role={chosen === undefined ? 'button' : 'switch'}
      testID={testID}
      style={[styles.field, chosen && styles.chosen, !onPress && styles.fixed]}
    >
      <Face {...shown} />
      {chosen && (
        <View style={styles.mark}>
          <Icon name="check" size={14} color={colors.inkDark} />
        </View>
      )}
    </Press>
  );
}

type FaceProps = Pick<Props, 'thing' | 'seat' | 'trace' | 'planned'>;

const Face = ({ thing, seat, trace, planned }: FaceProps) => (
  <Svg aria-hidden width={FIELD_SIZE} height={FIELD_SIZE} style={styles.face}>
    <Circle cx={MIDDLE} cy={MIDDLE} r={MIDDLE - 3} fill={colors.space} fillOpacity={0.85} />
    {thing === null && !planned && trace && (
      <CubeTrace good={trace} size={26} x={MIDDLE} y={MIDDLE} />
    )}
    {thing === null && planned && (
      <ThingShape thing={planned} seat={seat} size={34} x={MIDDLE} y={MIDDLE} />
    )}
    {thing !== null && <ThingShape thing={thing} seat={seat} size={34} x={MIDDLE} y={MIDDLE} />}
  </Svg>
);

const styles = StyleSheet.create({
  field: {
    width: FIELD_SIZE,
    height: FIELD_SIZE,
    borderRadius: radius.round,
    borderWidth: 2,
    borderColor: 'transparent',
  },
  chosen: { borderColor: colors.sand },
  fixed: { opacity: 0.8 },
  face: { position: 'absolute', left: -2, top: -2 },
  mark: {
    position: 'absolute',
    right: -4,
    top: -4,
    width: 18,
    height: 18,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    backgroundColor: colors.sand,
  },
});
