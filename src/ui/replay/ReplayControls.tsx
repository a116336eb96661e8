import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Press } from '../Press';
import { colors, radius, space } from '../theme/tokens';

type Skip = { readonly name: string; readonly testID: string; skip(): void };

type Props = {
  readonly back: Skip;
  readonly forward: Skip;
  readonly play: {
    readonly name: string;
    readonly running: boolean;
    toggle(): void;
  };
  /** Further controls, such as the speed. */
  readonly children?: ReactNode;
};

export function ReplayControls({ back, forward, play, children }: Props) {
  return (
    <View style={styles.row}>
      <IconButton icon="rewind" name={back.name} onPress={back.skip} testID={back.testID} />
      <Press name={play.name} onPress={play.toggle} testID="replay-play" style={styles.play}>
        <Icon name={play.running ? 'pause' : 'play'} size={28} color={colors.inkDark} />
      </Press>
      <IconButton
        icon="forward"
        name={forward.name}
        onPress={forward.skip}
        testID={forward.testID}
      />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
  },
  play: {
    width: 60,
    height: 60,
    alignItems: 'center',
    borderRadius: radius.round,
    borderWidth: 1,
    borderBottomWidth: 3,
    borderColor: colors.brassLight,
    borderBottomColor: colors.sandShade,
    backgroundColor: colors.sand,
  },
});
