import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { startWords } from '../startWords';
import { Scan } from './Scan';

type Props = {
  onText: (text: string) => void;
  /** What it read last does not lead to a table. */
  isOther: boolean;
  onClose: () => void;
};

/** The camera; the keys are one touch away. */
export function ScanPage({ onText, isOther, onClose }: Props) {
  const say = startWords.useSay();
  return (
    <Screen title={say('join.scan')} back={onClose}>
      <Scan onText={onText} />
      {isOther && (
        <Notice
          tone="heed"
          icon="qr"
          title={say('trouble.not-an-invite.what')}
          text={say('trouble.not-an-invite.todo')}
          testID="scan-other"
        />
      )}
      <Button wide title={say('join.typeCode')} onPress={onClose} testID="scan-close" />
    </Screen>
  );
}
