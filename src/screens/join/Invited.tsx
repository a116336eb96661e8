import { useEffect, useState } from 'react';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Spinner } from '@/ui/Spinner';
import { Type } from '@/ui/Type';
import { NameField } from '../settings/NameField';
import { startWords } from '../startWords';
import { useSettings } from '../world';

type Props = { onCome: () => void };

/** A link joins its table at once; a player without a name is asked for one first. */
export function Invited({ onCome }: Props) {
  const isKnown = useSettings(it => it.known);
  return isKnown ? <Known onCome={onCome} /> : <Spinner />;
}

function Known({ onCome }: Props) {
  const name = useSettings(it => it.name);
  const [isNamed] = useState(name.trim() !== '');
  useEffect(() => {
    if (isNamed) onCome();
  }, [isNamed, onCome]);
  return isNamed ? <Spinner /> : <WhoComes onCome={onCome} />;
}

function WhoComes({ onCome }: Props) {
  const say = startWords.useSay();
  return (
    <Panel testID="invited">
      <Type as="heading">{say('join.invited')}</Type>
      <Type tone="soft">{say('join.invitedText')}</Type>
      <NameField onSubmit={onCome} />
      <Button wide kind="main" title={say('join.sit')} onPress={onCome} testID="sit" />
    </Panel>
  );
}
