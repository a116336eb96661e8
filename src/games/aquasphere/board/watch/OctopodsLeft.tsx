import { StyleSheet, View } from 'react-native';
import { sea } from '../pieces/colours';
import { Octopod } from '../pieces/Octopod';
import { Piece } from '../pieces/Piece';
import { FarText } from './FarText';
import type { Spot } from './layout';
import { useStage } from './stage';
import { watchWords } from './words';

/** The supply of octopods; with none left, nobody sits in the corner any more. */
export function OctopodsLeft({ count, x, y }: Spot & { readonly count: number }) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const wide = 190;
  return (
    <View
      accessible
      role="img"
      aria-label={count > 0 ? say('left', { count }) : say('noneLeft')}
      testID="watch-supply"
      style={[styles.supply, { left: px(x - wide / 2), top: px(y - 104), width: px(wide) }]}
    >
      {count > 0 && (
        <>
          <FarText size={33} color={sea.octopodLight} lines={1}>
            {say('left', { count })}
          </FarText>
          <Piece size={px(132)}>
            <Octopod />
          </Piece>
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ supply: { position: 'absolute', alignItems: 'center' } });
