import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession } from '../../world';

const NOBODY = [] as const;

/** Guests who typed the code wait for the host's tap, in whatever screen the host is. */
export function Knocks() {
  const say = useTableWords();
  const knocks = useSession(it => it.hosting?.knocks ?? NOBODY);
  const [knock] = knocks;
  return (
    <Sheet
      title={say('knock.title')}
      open={knock !== undefined}
      onClose={() => knock?.refuse()}
      testID="knock"
    >
      {knock && (
        <View style={styles.knock}>
          <Type>{say('knock.who', { name: knock.name })}</Type>
          <Type as="title" tone="sand" align="center" testID="knock-phrase">
            {knock.phrase}
          </Type>
          <Button
            wide
            kind="main"
            icon="door"
            title={say('knock.letIn')}
            onPress={knock.letIn}
            testID="let-in"
          />
          <Button
            kind="quiet"
            title={say('knock.refuse')}
            onPress={knock.refuse}
            testID="send-away"
          />
        </View>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({ knock: { gap: space.m } });
