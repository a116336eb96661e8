import { useState } from 'react';
import type { TablePlace } from '@/games/board';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/forms/Field';
import { useTableWords } from '../../tableWords';
import { useWorld } from '../../world';

type Props = { place: TablePlace; close: () => void };

const LONGEST = 24; // the protocol's limit

/** Lets the host give a player another name, for somebody who cannot type one. */
export function RenamePlayer({ place: { seat, name }, close }: Props) {
  const say = useTableWords();
  const { session } = useWorld();
  const [typed, setTyped] = useState(name);
  const rename = () => {
    const wanted = typed.trim();
    if (wanted !== '' && wanted !== name) session.order({ order: 'rename', seat, name: wanted });
    close();
  };
  return (
    <>
      <TextField
        title={say('lobby.name')}
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST}
        autoCapitalize="words"
        onSubmit={rename}
        testID={`name-${seat}`}
      />
      <Button
        wide
        icon="check"
        title={say('lobby.rename')}
        onPress={rename}
        testID={`rename-${seat}`}
      />
    </>
  );
}
