import { useState } from 'react';
import type { NoDoor } from '@/stores/connector';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/forms/Field';
import { Notice } from '@/ui/Notice';
import { useTableWords } from '../../tableWords';
import { useWorld } from '../../world';

const WORDS = {
  'no-server': 'door.noServer',
  'no-broker': 'door.noBroker',
  'no-address': 'door.noAddress',
  'not-this-phone': 'door.notThisPhone',
  'port-taken': 'door.portTaken',
  'cannot-listen': 'door.cannotListen',
} as const satisfies Record<NoDoor, string>;

/** Says why nobody can join, and what helps. */
export function DoorShut({ why }: { why: NoDoor }) {
  const say = useTableWords();
  const { session } = useWorld();
  return (
    <>
      <Notice
        tone="heed"
        icon="offline"
        title={say(WORDS[why])}
        action={{ title: say('door.again'), onPress: () => void session.openDoor() }}
        testID="door-shut"
      />
      {(why === 'no-address' || why === 'not-this-phone') && <TypedAddress />}
    </>
  );
}

/** In its own hotspot a phone may not know its address, but its owner can look it up. */
function TypedAddress() {
  const say = useTableWords();
  const { session } = useWorld();
  const [typed, setTyped] = useState('');
  return (
    <>
      <TextField
        title={say('door.typed')}
        value={typed}
        onChange={setTyped}
        autoCapitalize="none"
        maxLength={60}
        testID="own-address"
      />
      <Button
        icon="wifi"
        title={say('door.typedGo')}
        disabled={typed.trim() === ''}
        onPress={() => void session.openDoor(typed)}
        testID="own-address-go"
      />
    </>
  );
}
