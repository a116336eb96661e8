import { useComfort } from '@/ui/comfort';
import { RefusalNotice } from '@/ui/RefusalNotice';
import { whySentence } from '../whyNot';
import { useActs, useHand, useSeat } from './HandContext';

export function RefusalLine() {
  const { language } = useComfort();
  const { refusal } = useHand('refusal');
  const { places } = useSeat('places');
  const { dismiss } = useActs();
  return (
    <RefusalNotice why={refusal && whySentence(language, refusal, places)} dismiss={dismiss} />
  );
}
