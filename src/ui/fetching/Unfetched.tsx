import { Platform, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { kitWords } from '../kitWords';
import { Notice } from '../Notice';
import { space } from '../theme/tokens';
import { type Trouble, tryNow, useTrouble } from './parts';

type Props = { readonly trouble: Trouble };

/** Says that a part of the app could not be fetched, and why; a button retries at once. */
export function Unfetched({ trouble }: Props) {
  const say = kitWords.useSay();
  const action =
    trouble === 'gone'
      ? { title: say('reload'), onPress: reload }
      : { title: say('tryNow'), onPress: tryNow };
  return (
    <Notice
      tone="heed"
      icon={trouble === 'gone' ? 'warning' : 'offline'}
      title={say(`unfetched.${trouble}`)}
      text={say(`unfetchedDo.${trouble}`)}
      action={action}
      testID="unfetched"
    />
  );
}

/** Only browsers fetch parts. A page at a table comes back to its seat after a reload. */
function reload(): void {
  if (Platform.OS === 'web') location.reload();
}

/** The height of a page's head, and of the bar of a board. */
const HEAD = 72;

/** Lies over the page, for parts that have no place on it yet; below the head, which leads back. */
export function UnfetchedAbove({ of }: { readonly of?: string }) {
  const { top } = useSafeAreaInsets();
  const trouble = useTrouble(of);
  if (!trouble) return null;
  return (
    <View pointerEvents="box-none" style={[styles.above, { top: top + HEAD }]}>
      <View style={styles.notice}>
        <Unfetched trouble={trouble} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  above: { position: 'absolute', left: space.m, right: space.m, alignItems: 'center', zIndex: 1 },
  notice: { width: '100%', maxWidth: 480 },
});
