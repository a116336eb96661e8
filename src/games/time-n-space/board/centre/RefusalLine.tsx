import { Notice } from '@/ui/Notice';
import { useActs, useHand } from './HandContext';
import { useVoice } from './useVoice';

/** Why something did not work, until something else is done. */
export function RefusalLine() {
  const { told } = useHand('told');
  const { tell } = useActs();
  const { say, why } = useVoice();
  if (!told) return null;
  return (
    <Notice
      tone="stop"
      title={why(told)}
      action={{ title: say('said.dismiss'), onPress: () => tell(null) }}
      testID="refusal"
    />
  );
}
