import { StyleSheet, View } from 'react-native';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Spinner } from '@/ui/Spinner';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { LicenceList } from './LicenceList';
import { licencesWords } from './licencesWords';
import { useLicences } from './useLicences';

type Props = { back: () => void; fetch?: Parameters<typeof useLicences>[0] };

/** The work of others in this app, with its licences. */
export function LicencesPage({ back, fetch }: Props) {
  const say = licencesWords.useSay();
  const [licences, again] = useLicences(fetch);
  return (
    <Screen title={say('title')} back={back}>
      {licences === 'loading' && (
        <View style={styles.loading}>
          <Spinner />
          <Type tone="soft">{say('loading')}</Type>
        </View>
      )}
      {licences === 'failed' && (
        <Notice
          tone="heed"
          title={say('failed')}
          action={{ title: say('again'), onPress: again }}
          testID="failed"
        />
      )}
      {typeof licences === 'object' && <LicenceList {...licences} />}
    </Screen>
  );
}

const styles = StyleSheet.create({
  loading: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
