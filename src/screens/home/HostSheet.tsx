import { useState } from 'react';
import { mayHaveBots } from '@/games/games';
import { type Manifest, seatCounts } from '@/games/manifest';
import { useComfort } from '@/ui/comfort';
import type { HostWish } from '@/stores/session';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/forms/Choice';
import { Notice } from '@/ui/Notice';
import { Sheet } from '@/ui/Sheet';
import { Type } from '@/ui/Type';
import { NameField } from '../settings/NameField';
import { startWords } from '../startWords';
import { useNamed } from './useNamed';

type Props = {
  /** Undefined until one has been chosen. */
  game: Manifest | undefined;
  open: boolean;
  onClose: () => void;
  /** A new table would replace the one that was left. */
  wouldClear: boolean;
  onHost: (wish: HostWish) => void;
};

export function HostSheet({ game, open, onClose, ...rest }: Props) {
  const { language } = useComfort();
  return (
    <Sheet title={game?.title(language) ?? ''} open={open} onClose={onClose} testID="host-sheet">
      {game && <NewTable game={game} {...rest} />}
    </Sheet>
  );
}

/** With more choices than this, each shows its number alone. */
const MANY = 4;

type NewTableProps = Pick<Props, 'wouldClear' | 'onHost'> & { game: Manifest };

function NewTable({ game, wouldClear, onHost }: NewTableProps) {
  const say = startWords.useSay();
  const { language } = useComfort();
  const [places, setPlaces] = useState(game.seats.usual);
  const name = useNamed();
  const host = () =>
    onHost({ game: game.id, places, options: game.modes[0].options, name, alone: false });
  const counts = seatCounts(game);
  return (
    <>
      <Type tone="soft">{game.tagline(language)}</Type>
      <NameField onSubmit={host} />
      <Type as="label" tone="soft">
        {say('host.places')}
      </Type>
      <Choice
        name={say('host.places')}
        options={counts.map(count => ({
          value: count,
          title: say('host.placesOf', { count }),
          ...(counts.length > MANY && { short: `${count}` }),
        }))}
        value={places}
        onChange={setPlaces}
        testID="host-places"
      />
      {mayHaveBots(game.id) && (
        <Type as="small" tone="soft">
          {say('host.bots')}
        </Type>
      )}
      {wouldClear && <Notice tone="heed" title={say('left.instead')} testID="host-clears" />}
      <Button
        wide
        kind="main"
        icon="hourglass"
        title={say('host.open')}
        onPress={host}
        testID="host-open"
      />
    </>
  );
}
