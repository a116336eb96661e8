import { StyleSheet, View } from 'react-native';
import { useStage } from './stage';
import { seatColour } from '../pieces/seats';
import { tints } from '../signs/station';
import { GlazeText } from './GlazeText';
import type { CardPlate } from './plates';
import { useWatched } from './WatchContext';

type Props = { readonly plate: CardPlate; readonly x: number };

/** The letter of a picture: blue before anybody has read its card, then white; a lamp where one reads. */
export function Medallion({ plate: { slot, isRead, isGone, here }, x }: Props) {
  const { px } = useStage();
  const { sizes } = useWatched();
  const size = sizes.medallion;
  const [reader] = here;
  return (
    <View
      aria-hidden
      testID={`medallion-${slot}`}
      style={[
        styles.medallion,
        {
          left: px(x - size / 2),
          top: px(-size * 0.16),
          width: px(size),
          height: px(size),
          borderRadius: px(size / 2),
          borderWidth: px(size * 0.07),
        },
        isRead ? styles.read : styles.unread,
        isGone && styles.gone,
        reader !== undefined && {
          boxShadow: `0px 0px ${px(20)}px ${px(7)}px ${seatColour(reader)}`,
        },
      ]}
    >
      <GlazeText
        face="display"
        size={size * 0.56}
        color={isGone ? tints.soft : isRead ? tints.glaze : '#FFFFFF'}
        align="center"
      >
        {slot}
      </GlazeText>
    </View>
  );
}

const styles = StyleSheet.create({
  medallion: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderColor: tints.brass,
    pointerEvents: 'none',
  },
  read: { backgroundColor: tints.light },
  unread: { backgroundColor: tints.glaze },
  gone: {
    backgroundColor: tints.plaster,
    borderStyle: 'dashed',
    borderColor: tints.plasterLine,
  },
});
