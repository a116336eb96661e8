import type { TablePlace } from '@/games/board';
import { Button } from '@/ui/Button';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useWorld } from '../../world';
import type { useTable } from '../useTable';
import { useSeatName } from './SeatDisc';
import { swapTargets } from './swapping';

type Table = ReturnType<typeof useTable>;
type Props = { place: TablePlace; table: Table; close: () => void };

/** Lets the host make the screen match the real chairs, as dragging a disc does. */
export function Swaps({ place, table, close }: Props) {
  const say = useTableWords();
  const { session } = useWorld();
  const others = swapTargets(place, table.places);
  const swapWith = (other: TablePlace) => {
    session.order({ order: 'swap', seats: [place.seat, other.seat] });
    close();
  };
  return (
    <>
      <Type as="heading">{say('lobby.swap')}</Type>
      {others.map(other => (
        <SwapWith key={other.seat} {...{ other, table }} onPress={() => swapWith(other)} />
      ))}
    </>
  );
}

type OtherProps = { other: TablePlace; table: Table; onPress: () => void };

function SwapWith({ other, table: { board, own }, onPress }: OtherProps) {
  const title = useSeatName({ place: other, board, isOwn: own.includes(other.seat) });
  return <Button wide icon="swap" title={title} onPress={onPress} testID={`swap-${other.seat}`} />;
}
