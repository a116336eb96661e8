import { useLocalSearchParams } from 'expo-router';
import { useWays } from '../home/addresses';
import { useCameBy } from './cameBy';
import { Join } from './Join';
import { handedLink } from './systemLink';
import { inviteAmong, typedCode } from './where';

/** By a code that is typed or scanned here, or on the way back to somebody's table. */
export const JoinScreen = () => <Join {...useWays()} invite={undefined} code="" />;

/** By a link. If what stands behind its `#` was lost, the code in it still knocks. */
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
