import { LessonBegins } from '../lesson/LessonBegins';
import { useSession } from '../world';
import { Lobby } from './lobby/Lobby';
import { PackAwaited } from './packs/PackAwaited';
import { useHasPack } from './packs/useTablePack';
import { MatchScreen } from './MatchScreen';
import { Over } from './Over';
import { ShutOut, useIsShutOut } from './ShutOut';

/** Shows the lobby, the match or its end, depending on the table's phase. */
export function AtTable({ goHome }: { goHome(): void }) {
  const phase = useSession(it => it.guest?.shared?.phase);
  const isLesson = useSession(it => it.lesson !== null);
  const isShutOut = useIsShutOut();
  const hasPack = useHasPack();
  if (isShutOut && phase !== 'over') return <ShutOut goHome={goHome} />;
  if (!hasPack && phase !== 'lobby') return <PackAwaited goHome={goHome} />;
  switch (phase) {
    case 'playing':
      return <MatchScreen goHome={goHome} />;
    case 'over':
      return <Over goHome={goHome} />;
    default:
      return isLesson ? <LessonBegins /> : <Lobby goHome={goHome} />;
  }
}
