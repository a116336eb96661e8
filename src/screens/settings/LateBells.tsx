import { Notice } from '@/ui/Notice';
import { settingsWords } from './settingsWords';
import { useBells } from './useBells';

/** Says why glasses may ring late, and where to change that. */
export function LateBells() {
  const say = settingsWords.useSay();
  const { when, isByHand, allow } = useBells();
  if (when !== 'late') return null;
  return (
    <Notice
      tone="soft"
      icon="clock"
      title={say(isByHand ? 'bells.byHand' : 'bells.late')}
      action={isByHand ? undefined : { title: say('bells.allow'), onPress: allow }}
      testID="late-bells"
    />
  );
}
