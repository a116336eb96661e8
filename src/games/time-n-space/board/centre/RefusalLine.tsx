import { Notice } from '@/ui/Notice';
import { useActs, useHand } from './HandContext';
import { useVoice } from './useVoice';

/** Says why an act was refused, until the player does something else. */
export function RefusalLine() {
  const { refusal } = useHand('refusal');
  const { refuse } = useActs();
  const { say, why } = useVoice();
  if (!refusal) return null;
  return (
    <Notice
      tone="stop"
      title={why(refusal)}
      action={{ title: say('said.dismiss'), onPress: () => refuse(null) }}
      testID="refusal"
    />
  );
}
