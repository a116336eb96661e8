import { useComfort } from '@/ui/comfort';
import { Notice } from '@/ui/Notice';
import { whySentence } from '../whyNot';
import { useActs, useHand, useSeat } from './HandContext';
import { handWords } from './words';

/** Says why an act was refused, until the player does something else. */
export function RefusalLine() {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { refusal } = useHand('refusal');
  const { places } = useSeat('places');
  const { dismiss } = useActs();
  if (!refusal) return null;
  return (
    <Notice
      tone="stop"
      title={whySentence(language, refusal, places)}
      action={{ title: say('dismiss'), onPress: dismiss }}
      testID="refusal"
    />
  );
}
