import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TROUBLE_OF, troubleOf } from '../join/troubles';
import { startWords } from '../startWords';
import { pairingWords } from './pairingWords';
import type { Failure } from './useHostHalf';

type Props = { why: Failure; again: () => void };

export function Failed({ why, again }: Props) {
  const say = pairingWords.useSay();
  const sayStart = startWords.useSay();
  const trouble = why === 'no-code' ? undefined : TROUBLE_OF[why];
  const [title, text] = trouble
    ? [sayStart(`trouble.${trouble}.what`), sayStart(`trouble.${trouble}.todo`)]
    : [say('noCode'), say('noCodeText')];
  const icon = trouble ? troubleOf(trouble).icon : 'qr';
  return (
    <>
      <Notice tone="heed" icon={icon} title={title} text={text} testID={`pair-failed-${why}`} />
      {why !== 'no-webrtc' && (
        <Button wide kind="main" title={say('again')} onPress={again} testID="pair-again" />
      )}
    </>
  );
}
