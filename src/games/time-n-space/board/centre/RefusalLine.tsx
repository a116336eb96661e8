import { RefusalNotice } from '@/ui/RefusalNotice';
import { useActs, useHand } from './HandContext';
import { useVoice } from './useVoice';

export function RefusalLine() {
  const { refusal } = useHand('refusal');
  const { refuse } = useActs();
  const { why } = useVoice();
  return <RefusalNotice why={refusal && why(refusal)} dismiss={() => refuse(null)} />;
}
