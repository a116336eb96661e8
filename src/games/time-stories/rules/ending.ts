/** How a run ends. */
import { changed, type Change } from './change';
import { withSecret } from './jobs';
import { agentOf, missionIn } from './lookup';
import type { State } from './state';
import type { MissionEnd } from '../mission/mission';

/** The end of that kind that the mission names; by death, otherwise, the one by time. */
export function endNamed(state: State, kind: MissionEnd['kind']): string {
  const ends = Object.entries(missionIn(state).ends);
  const found = ends.find(([, end]) => end.kind === kind) ?? ends.find(isByTime);
  return found ? found[0] : kind;
}

const isByTime = ([, { kind }]: readonly [string, MissionEnd]): boolean => kind === 'time';

export function runEnded(state: State, end: string): Change {
  const isWon = missionIn(state).ends[end]?.kind === 'success';
  const idle = withSecret(state, { agenda: [], asked: null });
  const { units, place, team } = state;
  const lenders = state.figures.flatMap(figure => agentOf(state, figure).lender ?? []);
  const record = { end, units, place, team, lenders };
  return changed(
    {
      ...idle,
      asking: null,
      ballot: null,
      phase: { name: isWon ? 'over' : 'home', end },
      runs: [...state.runs, record],
      kept: keptOf(state),
    },
    { type: 'run-ended', end },
  );
}

/** Marked components stay: by their own mark, or because an effect has marked them. */
function keptOf(state: State): State['kept'] {
  const { items } = missionIn(state);
  const stays = (item: string) => items[item]?.keep || state.marked.items.includes(item);
  return {
    items: state.figures.flatMap(figure =>
      (state.agents[figure]?.items ?? []).filter(stays).map(item => ({ item, figure })),
    ),
    tokens: state.tokens.filter(it => state.marked.tokens.includes(it)),
  };
}
