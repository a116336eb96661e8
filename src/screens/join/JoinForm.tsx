import { useState } from 'react';
import type { Where } from '@/stores/connector';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Toggle } from '@/ui/forms/Toggle';
import type { Go } from '../home/addresses';
import { startWords } from '../startWords';
import { CodeField } from './CodeField';
import { ScanInvite } from './ScanInvite';

type Props = { ask: (where: Where, watches: boolean) => void; go: Go };

/** Joins by a code that is scanned or typed. */
export function JoinForm({ ask, go }: Props) {
  const say = startWords.useSay();
  const [watches, setWatches] = useState(false);
  const to = (where: Where) => ask(where, watches);
  return (
    <>
      <ScanInvite onInvite={invite => to({ invite })} onPairing={() => go('/pair')} />
      <CodeField onWhere={to} />
      <Panel>
        <Toggle
          title={say('join.onlyWatch')}
          hint={say('join.onlyWatchHint')}
          value={watches}
          onChange={setWatches}
          testID="only-watch"
        />
      </Panel>
      <Button
        kind="quiet"
        icon="offline"
        title={say('join.pair')}
        onPress={() => go('/pair')}
        testID="to-pair"
      />
    </>
  );
}
