import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Type } from '@/ui/Type';
import { startWords } from '../startWords';
import { Scan } from './Scan';
import { looksLikeInvite, looksLikePairing } from './where';

type Props = { onInvite: (invite: string) => void; onPairing: () => void };

/** Opens the camera only on request. */
export function ScanInvite({ onInvite, onPairing }: Props) {
  const say = startWords.useSay();
  const [isOpen, setOpen] = useState(false);
  const [isOther, setOther] = useState(false);
  const read = (text: string) => {
    if (looksLikeInvite(text)) onInvite(text);
    else if (looksLikePairing(text)) onPairing();
    else setOther(true);
  };
  if (!isOpen) return <Closed onOpen={() => setOpen(true)} />;
  return (
    <Panel>
      <Scan onText={read} />
      {isOther && (
        <Notice
          tone="heed"
          title={say('trouble.not-an-invite.what')}
          text={say('trouble.not-an-invite.todo')}
          testID="scan-other"
        />
      )}
      <Button
        kind="quiet"
        title={say('join.stopScan')}
        onPress={() => setOpen(false)}
        testID="scan-close"
      />
    </Panel>
  );
}

function Closed({ onOpen }: { onOpen: () => void }) {
  const say = startWords.useSay();
  return (
    <Panel>
      <Button
        wide
        kind="main"
        icon="qr"
        title={say('join.scan')}
        onPress={onOpen}
        testID="scan-open"
      />
      <Type as="small" tone="soft" align="center">
        {say('join.scanHint')}
      </Type>
    </Panel>
  );
}
