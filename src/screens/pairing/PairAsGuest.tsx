import { useEffect } from 'react';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Type } from '@/ui/Type';
import type { Go } from '../home/addresses';
import { NameField } from '../settings/NameField';
import { useSession } from '../world';
import { Failed } from './Failed';
import { pairingWords } from './pairingWords';
import { ReadCode } from './ReadCode';
import { ShownCode } from './ShownCode';
import { PairingStep } from './Step';
import { useGuestHalf } from './useGuestHalf';
import { WaitingLine } from './Waiting';

export function PairAsGuest({ go, goOn }: { go: Go; goOn: Go }) {
  const say = pairingWords.useSay();
  const { stage, misread, read, anew } = useGuestHalf();
  const isThere = useSession(it => (it.guest?.table ?? null) !== null);
  const isThrough = stage.is === 'through' && isThere;
  useEffect(() => {
    if (isThrough) goOn('/table');
  }, [isThrough, goOn]);
  switch (stage.is) {
    case 'scanning':
      return (
        <>
          <PairingStep number={1} title={say('guestFirst')} text={say('guestFirstText')}>
            <ReadCode onText={read} misread={misread} />
          </PairingStep>
          <Panel>
            <NameField />
          </Panel>
          <HostInstead go={go} />
        </>
      );
    case 'making':
      return <WaitingLine text={say('making')} />;
    case 'showing':
      return (
        <PairingStep number={2} title={say('guestSecond')} text={say('guestSecondText')}>
          <ShownCode text={stage.text} />
          <Button kind="quiet" title={say('again')} onPress={anew} testID="pair-again" />
        </PairingStep>
      );
    case 'through':
      return <Notice tone="go" title={say('paired')} text={say('pairedGuest')} testID="paired" />;
    case 'failed':
      return <Failed why={stage.why} again={anew} />;
  }
}

function HostInstead({ go }: { go: Go }) {
  const say = pairingWords.useSay();
  return (
    <>
      <Type as="small" tone="soft" align="center">
        {say('isHost')}
      </Type>
      <Button kind="quiet" title={say('host')} onPress={() => go('/')} testID="pair-host" />
    </>
  );
}
