import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';
import { usePausedWhy, useWaiting } from './usePausedWhy';

type Props = {
  /** The menu button, if the veil covers the board's own. */
  menu: ReactNode;
};

/** Covers a paused match until a player resumes it, or until the host can be heard again. */
export function Paused({ menu }: Props) {
  const say = useTableWords();
  const { session } = useWorld();
  const waits = useWaiting();
  const isPaused = useSession(it => it.guest?.shared?.clock.running === false) || waits;
  const why = usePausedWhy();
  const isHostBack = useSession(it => it.guest?.shared?.absence?.isOver ?? true);
  if (!isPaused) return null;
  const resume = () => {
    session.wish({ wish: 'resume' });
    session.order({ order: 'resume' });
  };
  return (
    <View style={styles.veil} testID="paused">
      <View style={styles.menu}>{menu}</View>
      <Panel style={styles.words}>
        <Icon name="pause" size={40} color={colors.sand} />
        <Type as="title" align="center">
          {say(waits ? 'paused.waits' : 'paused.title')}
        </Type>
        <Type tone="soft" align="center" testID="paused-why">
          {why ?? say('paused.text')}
        </Type>
        {isHostBack && !waits && (
          <Button
            kind="main"
            icon="play"
            title={say('menu.resume')}
            onPress={resume}
            testID="resume"
          />
        )}
      </Panel>
    </View>
  );
}

const styles = StyleSheet.create({
  veil: {
    ...StyleSheet.absoluteFillObject,
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.l,
    backgroundColor: colors.veil,
  },
  menu: { position: 'absolute', top: 2, left: space.xs },
  words: { alignItems: 'center', maxWidth: 420 },
});
