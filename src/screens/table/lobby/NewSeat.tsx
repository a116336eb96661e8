import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Cockpit } from '@/ui/Cockpit';
import { FACE_IDS, type FaceId } from '@/ui/faces/faces';
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
import { takenFaces } from './OwnSeatForm';
import { hasNamesake } from './useUnnamed';

const LONGEST = 24; // the protocol's limit

/** The wanted face, or another one if somebody at the table has it. */
const untakenFace = (wanted: FaceId, takenBy: ReadonlyMap<string, string>): FaceId =>
  [wanted, ...FACE_IDS].find(face => !takenBy.has(face)) ?? wanted;

/** Shown once: the guest already sits, under the name of a face, and says who they are. */
type Props = { table: ReturnType<typeof useTable>; done(): void };

export function NewSeat({ table, done: close }: Props) {
  const say = useTableWords();
  const { evening, settings, device } = useWorld();
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
  const done = () => {
    device.unlockSound();
    const name = typed.trim() || usual;
    settings.getState().change({ name, face });
    evening.wish({ wish: 'rename', name, face });
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

const styles = StyleSheet.create({
  page: { alignItems: 'center' },
  column: { width: '100%', maxWidth: COLUMN * 0.8, gap: space.m - space.xs },
  near: { marginTop: -space.m, marginHorizontal: -space.m },
});
