/** Measures the cost of ruling on a match, beside boardgame.io in the same run. */
import type { SavedMatch } from '../../../protocol/entry';
import { type Part, type Row } from '../report';
import { quantile } from '../rounds';
import { type Bytes, ourBytes, sentBytes, type SentBytes, theirBytes } from './bytes';
import { actsOf, halfway, recorded, recordedAqua, recordedTwist } from './matches';
import { hostedOf, type Speeds, speeds } from './speeds';

const TIMES_BOARDGAME_IO = 5;
const BYTES_PER_ACT = 120;
const BYTES_PER_TWIST = 150;
const BYTES_PER_AQUA = 150;
const BYTES_PER_VIEW = 6_000;
const THEIR_MOVES = 400;

const speedRows = ({ hosted, followed, boardgameIo }: Speeds): Row[] => [
  { what: 'boardgame.io Local, four clients', value: boardgameIo, unit: 'moves/s' },
  { what: 'ours: judged, five views cut, five changes made', value: hosted, unit: 'acts/s' },
  {
    what: '  to boardgame.io',
    value: hosted / boardgameIo,
    unit: '×',
    target: { least: TIMES_BOARDGAME_IO },
  },
  { what: 'ours, and the five changes carried out', value: followed, unit: 'acts/s' },
  { what: '  to boardgame.io', value: followed / boardgameIo, unit: '×' },
];

const byteRow = (what: string, value: number): Row => ({ what, value, unit: 'bytes' });

const byteRows = ({ changes, views }: Bytes): Row[] => [
  {
    ...byteRow('change per act and phone, p50', quantile(changes, 0.5)),
    target: { most: BYTES_PER_ACT },
  },
  byteRow('  p95', quantile(changes, 0.95)),
  byteRow('  max', quantile(changes, 1)),
  byteRow('whole view, p50', quantile(views, 0.5)),
  { ...byteRow('  max', quantile(views, 1)), target: { most: BYTES_PER_VIEW } },
];

const sentRows = (game: string, { phones, tv }: SentBytes, most: number): Row[] => [
  {
    ...byteRow(`message as sent to phones, ${game}, p50`, quantile(phones, 0.5)),
    target: { most },
  },
  byteRow('  p95', quantile(phones, 0.95)),
  byteRow('  max', quantile(phones, 1)),
  byteRow('  to the TV, p50', quantile(tv, 0.5)),
];

function aquaRows(matches: readonly SavedMatch[]): Row[] {
  const { changes, views } = ourBytes(matches);
  const [sent, most] = [sentBytes(matches).phones, { most: BYTES_PER_AQUA }];
  return [
    {
      what: 'AquaSphere: judged, five views cut, five changes made',
      value: hostedOf(matches),
      unit: 'acts/s',
    },
    { ...byteRow('  change per act and phone, p50', quantile(changes, 0.5)), target: most },
    byteRow('  p95', quantile(changes, 0.95)),
    byteRow('  message as sent, with its events, p50', quantile(sent, 0.5)),
    byteRow('  p95', quantile(sent, 0.95)),
    {
      ...byteRow('  whole view, max', quantile(views, 1)),
      target: { most: BYTES_PER_VIEW },
    },
  ];
}

/** Shows that both sides carry about the same load. */
const loadRows = (side: string, { changes, views }: Bytes): Row[] => [
  byteRow(`${side} changed per act, on average`, mean(changes)),
  byteRow('  in a view of, on average', mean(views)),
];

const mean = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);

export const rules: Part = () => {
  const matches = recorded();
  const [first] = matches;
  if (!first) throw new Error('nothing is recorded');
  const start = halfway(first);
  const bytes = ourBytes(matches);
  const aqua = recordedAqua();
  const rows = [
    ...loadRows('ours:', bytes),
    ...loadRows('boardgame.io:', theirBytes(start, THEIR_MOVES)),
    ...speedRows(speeds(matches, start)),
    ...byteRows(bytes),
    ...sentRows('Time ’n’ Space', sentBytes(matches), BYTES_PER_ACT),
    ...sentRows('Timeline Twist versus', sentBytes(recordedTwist('versus')), BYTES_PER_TWIST),
    ...sentRows('Timeline Twist together', sentBytes(recordedTwist('together')), BYTES_PER_TWIST),
    ...aquaRows(aqua),
  ];
  const title = `Rules: ${matches.length} matches of 30 minutes, four seats, ${actsOf(matches)} acts`;
  return Promise.resolve({ title, rows });
};
