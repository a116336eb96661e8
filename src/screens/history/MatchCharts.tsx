import type { AnyEnding } from '@/games/board';
import type { FinishedMatch } from '@/stores/history';
import { useComfort } from '@/ui/comfort';
import { Type } from '@/ui/Type';
import { HistoryChart } from './HistoryChart';
import { historyWords } from './historyWords';
import { pointsLine, shareLines } from './rows';

type Props = { matches: readonly FinishedMatch[]; memory: AnyEnding['memory'] };

/** More values would be too narrow to tell apart. */
const MOST = 40;

export function MatchCharts({ matches, memory }: Props) {
  const say = historyWords.useSay();
  const { language } = useComfort();
  const last = matches.slice(0, MOST);
  const points = { name: say('chartPoints'), values: pointsLine(last) };
  const shares = shareLines(last).flatMap(({ name, values }) => {
    const called = memory?.called(language, name);
    return called === undefined ? [] : [{ name: called, values }];
  });
  return (
    <>
      <Type as="small" tone="soft">
        {say('chartSpan', { count: last.length })}
      </Type>
      {points.values.length > 0 && (
        <HistoryChart
          {...points}
          told={value => say('points', { count: value })}
          testID="chart-history-points"
        />
      )}
      {shares.map(line => (
        <HistoryChart
          key={line.name}
          {...line}
          most={1}
          told={value => say('percent', { count: Math.round(100 * value) })}
          testID="chart-history-share"
        />
      ))}
    </>
  );
}
