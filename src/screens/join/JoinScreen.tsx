import { useLocalSearchParams } from 'expo-router';
import { useWays } from '../home/addresses';
import { useCameBy } from './cameBy';
import { Join } from './Join';
import { handedLink } from './systemLink';
import { inviteAmong, typedCode } from './where';

/** For a code that is typed or scanned, and for the way back to somebody's table. */
export const JoinScreen = () => <Join {...useWays()} invite={undefined} code="" />;

/** For a link. If the part behind its `#` was lost, the code in it still knocks. */
export function InvitedScreen() {
  const { code, link } = useLocalSearchParams<{ code: string; link?: string }>();
  const cameBy = useCameBy();
  const handed = handedLink(link);
  return (
    <Join
      key={`${code} ${link}`}
      {...useWays()}
      invite={handed ?? inviteAmong(cameBy, code)}
      resumes={handed !== undefined}
      code={typedCode(code ?? '')}
    />
  );
}
