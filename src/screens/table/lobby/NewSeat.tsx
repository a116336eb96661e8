import { useEffect, useRef, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import { Button } from '@/ui/Button';
import { Cockpit } from '@/ui/Cockpit';
import type { FaceId } from '@/ui/faces/faces';
import { faceWords } from '@/ui/faces/faceWords';
import { TextField } from '@/ui/forms/Field';
import { COLUMN, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { FaceChoice } from '../../settings/FaceChoice';
import { useOwnFace } from '../../settings/useOwnFace';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import type { useTable } from '../useTable';
import { NearSeat } from './NearSeat';
import { newSeatSizes } from './newSeatSizes';
import { takenFaces, untakenFace } from './untakenFace';
import { hasNamesake } from './useUnnamed';

const LONGEST = 24; // the protocol's limit

/** Shown once: the guest already sits, under the name of a face, and says who they are. */
type Props = { table: ReturnType<typeof useTable>; done(): void };

export function NewSeat({ table, done: close }: Props) {
  const say = useTableWords();
  const { session, settings, device } = useWorld();
  const place = table.places.find(({ seat }) => seat === table.own[0]);
  const own = useOwnFace();
  const takenBy = takenFaces(table.places, place?.seat);
  const [chosen, setFace] = useState<FaceId | null>(null);
  const face = chosen ?? untakenFace(own.face, takenBy);
  const [typed, setTyped] = useState('');
  const usual = faceWords.useSay()(face);
  const game = useSession(it => it.guest?.shared?.game ?? '');
  const { name: kept } = settings.getState();
  const isSecond = hasNamesake(table, kept);
  const sizes = newSeatSizes(useWindowDimensions());
  useShownAs(place, { name: usual, face }, !isSecond);
  const done = () => {
    device.unlockSound();
    const name = typed.trim() || usual;
    settings.getState().change({ name, face });
    session.wish({ wish: 'rename', name, face });
    close();
  };
  return (
    <Cockpit style={styles.page}>
      <View style={styles.column} testID="new-seat">
        {place && (
          <View style={styles.near}>
            <NearSeat
              own={{ ...place, face, name: typed.trim() || usual }}
              {...{ table, game, sizes }}
            />
          </View>
        )}
        <Type as="title" align="center">
          {isSecond ? say('lobby.namesake', { name: kept }) : say('lobby.haveSeat')}
        </Type>
        <TextField
          title={say('lobby.name')}
          value={typed}
          onChange={setTyped}
          hint={say('lobby.orStay', { name: usual })}
          maxLength={LONGEST}
          autoComplete="nickname"
          autoCapitalize="words"
          onSubmit={done}
          testID="name"
        />
        <Button wide kind="main" title={say('lobby.thatsMe')} onPress={done} testID="thats-me" />
        <FaceChoice value={face} onChange={setFace} takenBy={takenBy} />
      </View>
    </Cockpit>
  );
}

/** Everybody sees at once the face that this phone shows, and nobody has it twice. */
function useShownAs(
  place: TablePlace | undefined,
  { name, face }: ReturnType<typeof useOwnFace>,
  isUnnamed: boolean,
): void {
  const { session } = useWorld();
  const isDone = useRef(false);
  const isOther = isUnnamed && place !== undefined && place.face !== face;
  useEffect(() => {
    if (isDone.current || !isOther) return;
    isDone.current = true;
    session.wish({ wish: 'rename', name, face });
  }, [session, isOther, name, face]);
}

const styles = StyleSheet.create({
  page: { alignItems: 'center' },
  column: { width: '100%', maxWidth: COLUMN * 0.8, gap: space.m - space.xs },
  near: { marginTop: -space.m, marginHorizontal: -space.m },
});
