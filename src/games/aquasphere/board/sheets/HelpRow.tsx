import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useActs } from '../hand/HandContext';
import { sea } from '../pieces/colours';
import { helpWords } from './words';

type Explained =
  'control' | 'charging' | 'line' | 'centre' | 'next' | 'lock' | 'rooms' | 'bots' | 'any';

type Props = { readonly topics: readonly Explained[] };

/** Things that explain themselves, by name. */
export function HelpRow({ topics }: Props) {
  const say = helpWords.useSay();
  const { explain } = useActs();
  return (
    <View style={styles.row}>
      {topics.map(about => (
        <Press
          key={about}
          name={say(`${about}.title`)}
          onPress={() => explain({ about })}
          testID={`help-${about}`}
          style={styles.help}
        >
          <Icon name="book" size={16} color={colors.sand} />
          <Type as="label">{say(`${about}.title`)}</Type>
        </Press>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  help: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: 12,
    borderRadius: 22,
    borderWidth: 1.5,
    borderColor: sea.panelLine,
    backgroundColor: sea.glass,
  },
});
