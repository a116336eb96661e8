import { StyleSheet } from 'react-native';
import { Press } from '@/ui/Press';
import { Qr } from '@/ui/qr/Qr';
import { radius } from '@/ui/theme/tokens';
import { useTableWords } from '../../tableWords';

type Props = { text: string; size: number; enlarge: () => void };

/** The code that leads here; a touch shows it larger, with all other ways. */
export function CodeOnTable({ text, size, enlarge }: Props) {
  const say = useTableWords();
  return (
    <Press name={say('lobby.enlarge')} onPress={enlarge} testID="code-on-table" style={styles.code}>
      <Qr text={text} size={size} name={say('lobby.scan')} testID="invitation" />
    </Press>
  );
}

const styles = StyleSheet.create({ code: { borderRadius: radius.m } });
