import { useLocalSearchParams } from 'expo-router';
import { useWays } from '../home/addresses';
import { useCameBy } from './cameBy';
import { Join } from './Join';
import { inviteAmong, typedCode } from './where';

/** By a code that is typed or scanned here, or on the way back to somebody's table. */
export const JoinScreen = () => <Join {...useWays()} invite={undefined} code="" />;

/** By a link. If what stands behind its `#` was lost, the code in it still knocks. */
export function InvitedScreen() {
  const { code } = useLocalSearchParams<{ code: string }>();
  const invite = inviteAmong(useCameBy(), code);
  return <Join key={code} {...useWays()} invite={invite} code={typedCode(code ?? '')} />;
}
