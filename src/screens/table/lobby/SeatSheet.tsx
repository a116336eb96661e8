import { useState } from 'react';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useWorld } from '../../world';
import { RenamePlayer } from '../seats/RenamePlayer';
import { SendAway } from '../seats/SendAway';
import type { useTable } from '../useTable';
import { BotHere } from './BotHere';
import { FreeSeat } from './FreeSeat';
import { OwnSeatForm } from './OwnSeatForm';
import { useSeatName } from './SeatDisc';
import { Swaps } from './Swaps';

type Table = ReturnType<typeof useTable>;
type Props = {
  /** Null: the sheet is closed. */
  seat: Seat | null;
  table: Table;
  close: () => void;
  /** Shows the ways to this table. */
  invite: () => void;
};
type PlaceProps = Pick<Props, 'table' | 'invite'> & { place: TablePlace; close: () => void };
type AboutProps = PlaceProps & { isNew: boolean; seatSecond: () => void };

/** What can be done about one seat: by its player, by the host, or by somebody looking for one. */
export function SeatSheet({ seat, table, close: shut, invite }: Props) {
  const place = table.places.find(it => it.seat === seat);
  const title = useSeatName({ place, board: table.board, isOwn: isOwnIn(table, place) });
  const [second, setSecond] = useState<Seat | null>(null);
  const close = () => {
    setSecond(null);
    shut();
  };
  return (
    <Sheet title={title} open={place !== undefined} onClose={close} testID="seat-sheet">
      {place && (
        <About
          key={place.seat}
          {...{ place, table, close, invite }}
          isNew={second === place.seat}
          seatSecond={() => setSecond(place.seat)}
        />
      )}
    </Sheet>
  );
}

const isOwnIn = ({ own }: Table, place: TablePlace | undefined): boolean =>
  place !== undefined && own.includes(place.seat);

function About({ isNew, seatSecond, ...props }: AboutProps) {
  const { place, table } = props;
  if (isOwnIn(table, place)) return <OwnSeatForm {...props} isNew={isNew} />;
  if (place.sits === 'nobody') return <FreeSeat {...props} seatSecond={seatSecond} />;
  if (!table.isHost) return <OnlyTheHost />;
  return place.sits === 'bot' ? <SeatOfBot {...props} /> : <SeatOfPlayer {...props} />;
}

function OnlyTheHost() {
  const say = useTableWords();
  return <Type tone="soft">{say('lobby.onlyHost')}</Type>;
}

function SeatOfBot({ place: { seat }, table, close }: PlaceProps) {
  const say = useTableWords();
  const { session } = useWorld();
  const free = () => {
    session.order({ order: 'free', seat });
    close();
  };
  return (
    <>
      <BotHere {...{ table, close, seat }} />
      <Button
        wide
        icon="close"
        title={say('lobby.botAway')}
        onPress={free}
        testID={`free-${seat}`}
      />
    </>
  );
}

function SeatOfPlayer({ place, table, close }: PlaceProps) {
  const say = useTableWords();
  const [isSure, ask] = useState(false);
  const { seat, name, here } = place;
  if (isSure) return <SendAway {...{ seat, name, close }} />;
  return (
    <>
      <RenamePlayer {...{ place, close }} />
      {here && <Swaps {...{ place, table, close }} />}
      <Button
        wide
        kind="danger"
        icon="door"
        title={say('lobby.sendAway')}
        onPress={() => ask(true)}
        testID={`send-away-${seat}`}
      />
    </>
  );
}
