import { StyleSheet, Text } from 'react-native';
import { colors } from '@/ui/theme/tokens';
import { marked } from './search';

/** Text in which the search term is highlighted. */
export const Marked = ({ text, wanted }: { text: string; wanted: string }) =>
  marked(text, wanted).map((part, at) =>
    part.isFound ? (
      <Text key={at} style={styles.found} testID="mark">
        {part.text}
      </Text>
    ) : (
      part.text
    ),
  );

const styles = StyleSheet.create({
  found: { color: colors.inkDark, backgroundColor: colors.sand },
});
