import { Notice } from '@/ui/Notice';
import { useTableWords } from '../tableWords';
import { useSession } from '../world';

const NOBODY: readonly string[] = [];

/** On the host's screen: names the guests that were turned away because their cards differ. */
export function OtherPacks() {
  const say = useTableWords();
  const names = useSession(it => it.hosting?.haveOtherPacks ?? NOBODY);
  if (names.length === 0) return null;
  const title = say('host.otherPacks', { names: names.join(', ') });
  return <Notice tone="heed" title={title} text={say('host.otherPacksDo')} testID="other-packs" />;
}
