import { Notice } from '@/ui/Notice';
import { useComfort } from '@/ui/comfort';
import { whySentence } from '../whyNot';
import { useHand } from './HandContext';
import { handWords } from './words';

/** Why something did not work, until something else is done. */
export function RefusalLine() {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { told, places, dismiss } = useHand();
  if (!told) return null;
  return (
    <Notice
      tone="stop"
      title={whySentence(language, told, places)}
      action={{ title: say('dismiss'), onPress: dismiss }}
      testID="refusal"
    />
  );
}
