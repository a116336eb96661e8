import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { Go } from '../home/addresses';
import { Failed } from './Failed';
import { pairingWords } from './pairingWords';
import { ReadCode } from './ReadCode';
import { ShownCode } from './ShownCode';
import { PairingStep } from './Step';
import { useHostHalf } from './useHostHalf';
import { WaitingLine } from './Waiting';

/** Each guest needs codes of their own. */
export function PairAsHost({ go }: { go: Go }) {
  const [round, setRound] = useState(1);
  return <Round key={round} go={go} again={() => setRound(round + 1)} />;
}

function Round({ go, again }: { go: Go; again: () => void }) {
  const say = pairingWords.useSay();
  const { stage, misread, scan, show, heard } = useHostHalf();
  switch (stage.is) {
    case 'making':
      return <WaitingLine text={say('making')} />;
    case 'showing':
      return (
        <PairingStep number={1} title={say('hostFirst')} text={say('hostFirstText')}>
          <ShownCode text={stage.text}>
            <Button
              wide
              kind="main"
              icon="camera"
              title={say('scanTheirs')}
              onPress={() => scan(stage.text)}
              testID="pair-next"
            />
          </ShownCode>
        </PairingStep>
      );
    case 'scanning':
      return (
        <PairingStep number={2} title={say('hostSecond')} text={say('hostSecondText')}>
          <ReadCode onText={heard} misread={misread} />
          <Button
            kind="quiet"
            icon="qr"
            title={say('backOne')}
            onPress={() => show(stage.text)}
            testID="pair-back"
          />
        </PairingStep>
      );
    case 'joining':
      return <WaitingLine text={say('joining')} />;
    case 'paired':
      return <Paired go={go} another={again} />;
    case 'failed':
      return <Failed why={stage.why} again={again} />;
  }
}

function Paired({ go, another }: { go: Go; another: () => void }) {
  const say = pairingWords.useSay();
  return (
    <>
      <Notice tone="go" title={say('paired')} text={say('pairedText')} testID="paired" />
      <Button
        wide
        kind="main"
        title={say('toTable')}
        onPress={() => go('/table')}
        testID="pair-table"
      />
      <Button wide icon="qr" title={say('another')} onPress={another} testID="pair-another" />
    </>
  );
}
