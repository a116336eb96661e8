import { Notice } from '@/ui/Notice';
import type { EndingProps } from '../../../../board';
import type { GameEvent } from '../../../rules/actions';
import type { View as Seen } from '../../../rules/state';
import { statisticsOf } from '../statistics';
import { endingWords } from '../words';
import { GlassChart } from './GlassChart';
import { PointsChart } from './PointsChart';
import { TradeChart } from './TradeChart';

type Props = Omit<EndingProps<Seen, GameEvent>, 'seat'>;

/** The match in charts. What lies on the table at the end can be charted without the log. */
export function StatisticsCharts({ view, places, story }: Props) {
  const say = endingWords.useSay();
  const statistics = story && statisticsOf(story);
  return (
    <>
      {statistics ? (
        <>
          <PointsChart statistics={statistics} places={places} />
          <GlassChart statistics={statistics} places={places} />
        </>
      ) : (
        <Notice tone="soft" title={say('charts.waiting')} testID="story-waiting" />
      )}
      <TradeChart view={view} places={places} />
    </>
  );
}
