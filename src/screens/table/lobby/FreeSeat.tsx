import type { TablePlace } from '@/games/board';
import { Button } from '@/ui/Button';
import { faceWords } from '@/ui/faces/faceWords';
import { useOwnFace } from '../../settings/useOwnFace';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import type { useTable } from '../useTable';
import { BotHere } from './BotHere';
import { takenFaces, untakenFace } from './untakenFace';

type Props = {
  place: TablePlace;
  table: ReturnType<typeof useTable>;
  close: () => void;
  invite: () => void;
  /** Somebody else at this phone sits down here, and is asked for a name. */
  seatSecond: () => void;
};

/** A seat where nobody sits: invite somebody, sit there, or let the computer play. */
export function FreeSeat({ place: { seat }, table, close, invite, seatSecond }: Props) {
  const say = useTableWords();
  const { sit, move, sitSecond } = useSitting(table, seat);
  const isFirst = table.own.length === 0;
  const hasSat = (how: () => void) => () => (how(), close());
  return (
    <>
      <InviteHere {...{ table, invite }} />
      <Button
        wide
        kind={table.isHost ? 'plain' : 'main'}
        title={say(isFirst ? 'lobby.sit' : 'lobby.move')}
        onPress={hasSat(isFirst ? sit : move)}
        testID={`sit-${seat}`}
      />
      {!isFirst && (
        <Button
          wide
          icon="people"
          title={say('lobby.second')}
          onPress={() => (sitSecond(), seatSecond())}
          testID={`second-${seat}`}
        />
      )}
      {table.isHost && <BotHere {...{ table, close, seat }} />}
    </>
  );
}

/** What the sign on the host’s free seats promises; at a table for one device alone there is none. */
function InviteHere({ table, invite }: Pick<Props, 'table' | 'invite'>) {
  const say = useTableWords();
  const door = useSession(it => it.hosting?.door.is);
  if (!table.isHost || door === 'none') return null;
  return (
    <Button
      wide
      kind="main"
      icon="qr"
      title={say('lobby.invite')}
      onPress={invite}
      testID="invite-here"
    />
  );
}

function useSitting(table: Props['table'], seat: TablePlace['seat']) {
  const { session, device, settings } = useWorld();
  const faceName = faceWords.useSay();
  const { face: own } = useOwnFace();
  const [from] = table.own;
  const take = () => {
    device.unlockSound();
    session.wish({ wish: 'sit', seat });
  };
  const sit = () => {
    settings.getState().change({ colour: seat });
    take();
  };
  const move = () => {
    sit();
    if (from) session.wish({ wish: 'rise', seat: from });
  };
  const sitSecond = () => {
    const face = untakenFace(own, takenFaces(table.places, undefined));
    take();
    session.wish({ wish: 'rename', name: faceName(face), face, seat });
  };
  return { sit, move, sitSecond };
}
