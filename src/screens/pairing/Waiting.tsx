import { StyleSheet, View } from 'react-native';
import { Spinner } from '@/ui/Spinner';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';

export const WaitingLine = ({ text }: { text: string }) => (
  <View style={styles.middle} testID="pair-waiting">
    <Spinner size={48} />
    <Type tone="soft" align="center">
      {text}
    </Type>
  </View>
);

const styles = StyleSheet.create({
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.l },
});
