import type { TablePlace } from '@/games/board';
import type { StandingGuest } from '@/stores/seats';
import { useWorld } from '../../world';
import { SmallButton } from './SmallButton';
import { usePeopleWords } from './usePeopleWords';

type Props = {
  guest: StandingGuest;
  seat: TablePlace['seat'];
  isMain?: boolean;
  done?: () => void;
};

/** The host gives a seat to somebody who has none. */
export function GiveSeat({ guest, seat, isMain = false, done }: Props) {
  const { session } = useWorld();
  const words = usePeopleWords();
  const title = words.give(seat);
  const give = () => {
    session.order({ order: 'give', guest: guest.guest, seat });
    done?.();
  };
  return (
    <SmallButton
      {...{ title, isMain }}
      name={`${title}: ${guest.name}`}
      onPress={give}
      testID={isMain ? `give-${seat}` : `give-${guest.guest}-${seat}`}
    />
  );
}
