import type { Manifest } from '@/games/manifest';
import { useComfort } from '@/ui/comfort';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Sheet } from '@/ui/Sheet';
import { startWords } from '../startWords';

type Props = {
  /** Undefined until one has been chosen. */
  game: Manifest | undefined;
  open: boolean;
  onClose: () => void;
  onHost: (game: Manifest) => void;
};

/** Asks before a new table clears away the one that was left. */
export function HostSheet({ game, open, onClose, onHost }: Props) {
  const say = startWords.useSay();
  const { language } = useComfort();
  return (
    <Sheet title={game?.title(language) ?? ''} open={open} onClose={onClose} testID="host-sheet">
      <Notice tone="heed" title={say('left.instead')} testID="host-clears" />
      {game && (
        <Button
          wide
          kind="main"
          icon="hourglass"
          title={say('host.open')}
          onPress={() => onHost(game)}
          testID="host-open"
        />
      )}
    </Sheet>
  );
}
