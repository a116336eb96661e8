import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { troubleOf } from '../join/troubles';
import { startWords } from '../startWords';
import { pairingWords } from './pairingWords';
import type { Failure } from './useHostHalf';

type Props = { why: Failure; again: () => void };

export function Failed({ why, again }: Props) {
  const say = pairingWords.useSay();
  const sayStart = startWords.useSay();
  const [title, text] =
    why === 'no-code'
      ? [say('noCode'), say('noCodeText')]
      : [sayStart(`trouble.${why}.what`), sayStart(`trouble.${why}.todo`)];
  const icon = why === 'no-code' ? 'qr' : troubleOf(why).icon;
  return (
    <>
      <Notice tone="heed" icon={icon} title={title} text={text} testID={`pair-failed-${why}`} />
      {why !== 'no-webrtc' && (
        <Button wide kind="main" title={say('again')} onPress={again} testID="pair-again" />
      )}
    </>
  );
}
