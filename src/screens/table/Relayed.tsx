import { Notice } from '@/ui/Notice';
import { Toast } from '@/ui/Toast';
import { useTableWords } from '../tableWords';
import { useSession } from '../world';

/**
 * Tells whether this phone and the host's talk through the server, because no direct path opened.
 */
export const useRelayed = (): boolean =>
  useSession(it => it.way === 'relay' && it.guest?.linked === true);

/** Shown as long as the connection is relayed. */
export function Relayed() {
  const say = useTableWords();
  return (
    useRelayed() && (
      <Notice tone="soft" icon="relay" title={say('line.relay')} testID="line-relay" />
    )
  );
}

/** A short message, because a match has no room for a lasting notice. */
export const NowRelayed = () => useRelayed() && <Told />;

function Told() {
  const say = useTableWords();
  return <Toast text={say('line.relay')} lasts={TOLD_MS} testID="now-relayed" />;
}

const TOLD_MS = 6_000;
