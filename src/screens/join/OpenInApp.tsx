import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { useWorld } from '../world';

/**
 * Offered in a phone's browser but never done by itself, because no page knows whether the app is
 * installed.
 */
export function OpenInApp({ invite }: { invite: string }) {
  const say = startWords.useSay();
  const { device, session } = useWorld();
  const read = session.readInvite(invite);
  const href = read.ok ? device.appLink?.(read.invite) : undefined;
  if (href === undefined) return null;
  return (
    <View style={styles.offer}>
      <Button kind="quiet" icon="phone" title={say('join.inApp')} href={href} testID="in-app" />
      <Type as="small" tone="soft" align="center">
        {say('join.inAppHint')}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({ offer: { gap: space.xs } });
