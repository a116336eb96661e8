import { LessonBegins } from '../lesson/LessonBegins';
import { useEvening } from '../world';
import { Lobby } from './Lobby';
import { Match } from './Match';
import { Over } from './Over';

/** At a table: what is on it decides what is shown. */
export function Evening({ goHome }: { goHome(): void }) {
  const phase = useEvening(it => it.guest?.shared?.phase);
  const isLesson = useEvening(it => it.lesson !== null);
  switch (phase) {
    case 'playing':
      return <Match goHome={goHome} />;
    case 'over':
      return <Over goHome={goHome} />;
    default:
      return isLesson ? <LessonBegins /> : <Lobby goHome={goHome} />;
  }
}
