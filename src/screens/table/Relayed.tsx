import { Notice } from '@/ui/Notice';
import { Toast } from '@/ui/Toast';
import { useTableWords } from '../tableWords';
import { useSession } from '../world';

/** This phone and the host’s talk through the server, because no straight way was found. */
const useRelayed = (): boolean => useSession(it => it.way === 'relay' && it.guest?.linked === true);

/** For as long as it is so. */
export function Relayed() {
  const say = useTableWords();
  return (
    useRelayed() && (
      <Notice tone="soft" icon="relay" title={say('line.relay')} testID="line-relay" />
    )
  );
}

/** In a match, where there is no room for it to stay: when it comes to that. */
export const NowRelayed = () => useRelayed() && <Told />;

function Told() {
  const say = useTableWords();
  return <Toast text={say('line.relay')} lasts={TOLD_MS} testID="now-relayed" />;
}

const TOLD_MS = 6_000;
