import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import type { Figure } from '../../../rules/actions';
import { agentOf } from '../../../rules/lookup';
import { Print } from '../../pieces/Print';
import { VortexSign } from '../../signs/Signs';
import { Columns } from '../Columns';
import { useSpeech } from '../HandContext';
import { Plate } from '../Plate';
import { TilePanel } from '../TilePanel';
import { handWords } from '../words';

/** A lender sleeps, and the agent waits in the vortex. */
export function VortexScene({ figure }: { readonly figure: Figure }) {
  const say = handWords.useSay();
  const { view, agent } = useSpeech();
  const { vortex } = agentOf(view, figure);
  return (
    <Columns testID="vortex">
      <TilePanel>
        <View style={styles.sign}>
          <VortexSign size={120} color="#6D4A92" />
          <Print as="title" align="center">
            {say('vortex.title', { agent: agent(figure) })}
          </Print>
          <Print align="center">
            {vortex === 0 || vortex === null
              ? say('vortex.never')
              : say('vortex.back', { units: vortex })}
          </Print>
        </View>
      </TilePanel>
      <Plate figure={figure} />
    </Columns>
  );
}

const styles = StyleSheet.create({
  sign: { alignItems: 'center', gap: space.s, paddingVertical: space.m },
});
