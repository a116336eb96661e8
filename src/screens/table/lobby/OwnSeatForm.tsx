import { useState } from 'react';
import type { TablePlace } from '@/games/board';
import { Button } from '@/ui/Button';
import type { FaceId } from '@/ui/faces/faces';
import { TextField } from '@/ui/forms/Field';
import { FaceChoice } from '../../settings/FaceChoice';
import { faceOf } from '../../faceOf';
import { useTableWords } from '../../tableWords';
import { useWorld } from '../../world';
import { Swaps } from './Swaps';
import { takenFaces } from './untakenFace';
import type { useTable } from '../useTable';

type Props = {
  place: TablePlace;
  table: ReturnType<typeof useTable>;
  close: () => void;
  /** Somebody else at this phone has just sat down. */
  isNew: boolean;
};

const LONGEST = 24; // the protocol's limit

/** Your own seat: name and face, standing up, and another place at the table. */
export function OwnSeatForm({ place, table, close, isNew }: Props) {
  const say = useTableWords();
  const { session, settings } = useWorld();
  const { seat } = place;
  const [name, setName] = useState(isNew ? '' : place.name);
  const [chosen, setFace] = useState<FaceId | null>(null);
  const face = chosen ?? faceOf(place.face, place.name);
  const isFirst = table.own[0] === seat;
  const done = () => {
    const called = name.trim() || place.name;
    // Others at this phone have a name and a face for this table only.
    if (isFirst) settings.getState().change({ name: called, face });
    session.wish({ wish: 'rename', name: called, face, seat });
    close();
  };
  const rise = () => {
    session.wish({ wish: 'rise', seat });
    close();
  };
  return (
    <>
      <TextField
        title={say('lobby.name')}
        value={name}
        onChange={setName}
        hint={isNew ? say('lobby.orStay', { name: place.name }) : undefined}
        maxLength={LONGEST}
        autoComplete="nickname"
        autoCapitalize="words"
        onSubmit={done}
        testID="seat-name"
      />
      <FaceChoice value={face} onChange={setFace} takenBy={takenFaces(table.places, seat)} />
      <Button
        wide
        kind="main"
        icon="check"
        title={say('lobby.done')}
        onPress={done}
        testID="seat-done"
      />
      <Button wide title={say('lobby.rise')} onPress={rise} testID={`rise-${seat}`} />
      {table.isHost && <Swaps {...{ place, table, close }} />}
    </>
  );
}
