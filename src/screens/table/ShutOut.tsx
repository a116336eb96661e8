import { useRouter } from 'expo-router';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { startWords } from '../startWords';
import { useTableWords } from '../tableWords';
import { useSession, useWorld } from '../world';
import { useRefusal } from './ConnectionLine';

/** After these the table does nothing more that this phone could show. */
const FOR_GOOD: ReadonlySet<string> = new Set(['not-let-in', 'table-closed']);

/** Whether the host has sent this phone away, or closed the table. */
export const useIsShutOut = (): boolean =>
  useSession(it => it.hosting === null && FOR_GOOD.has(it.guest?.refused?.code ?? ''));

/** Says why this phone is at no table any more, and leads to the ways in. */
export function ShutOut({ goHome }: { goHome(): void }) {
  const say = useTableWords();
  const start = startWords.useSay();
  const router = useRouter();
  const { session } = useWorld();
  const why = useRefusal();
  const join = () => void session.leave().then(() => router.replace('/join'));
  return (
    <Screen back={goHome} backName={say('seek.back')} title={say('menu.title')}>
      <Notice tone="heed" icon="door" title={why ?? ''} testID="shut-out" />
      <Button
        wide
        kind="main"
        icon="qr"
        title={start('seek.code')}
        onPress={join}
        testID="seek-code"
      />
      <Button wide title={say('seek.back')} onPress={goHome} testID="shut-out-home" />
    </Screen>
  );
}
