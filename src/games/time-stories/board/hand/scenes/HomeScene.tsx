import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { Print } from '../../pieces/Print';
import { useSeat, useSpeech } from '../HandContext';
import { CardProse } from '../reading/CardProse';
import { TilePanel } from '../TilePanel';
import { handWords } from '../words';

/** After a run that failed: how it ended, and what stays. */
export function HomeScene() {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const { seat } = useSeat('seat');
  const { phase } = view;
  if (phase.name !== 'home') return null;
  const end = words.ends[phase.end];
  const known = Object.values(view.read).filter(readers => readers.includes(seat)).length;
  const kept = view.kept.items.map(({ item }) => words.items[item]?.name ?? item);
  return (
    <View style={styles.scene} testID="home">
      <TilePanel>
        <Print as="label" tone="cobalt">
          {say('home.title')}
        </Print>
        <Print as="title">{end?.title ?? ''}</Print>
        <CardProse text={end?.text ?? ''} />
      </TilePanel>
      <Print tone="soft">{say('home.learnt', { count: known })}</Print>
      {kept.length > 0 && <Print>{kept.join(' · ')}</Print>}
      <Print as="small" tone="soft">
        {say('home.stopSure')}
      </Print>
    </View>
  );
}

const styles = StyleSheet.create({ scene: { gap: space.s } });
