/** Measures the time from a tap at a table over WebRTC until its result is drawn. */
import type { Part, Row } from '../report';
import { quantile } from '../rounds';
import { slow, SLOWED, tap } from './pages';
import { roundTrips } from './roundTrip';
import { layTable, SEATS } from './table';
import { type Answer, turnAll } from './turning';

const TABLES = 3;
const LOOK_MS = 3_000;
const TIMES_LEAST = 8;

type Taken = {
  readonly answers: readonly Answer[];
  readonly trips: readonly number[];
  readonly frame: number;
};

export const answer: Part = async () => {
  const tables: Taken[] = [];
  while (tables.length < TABLES) tables.push(await atTable());
  const answers = tables.flatMap(it => it.answers);
  const rows: Row[] = [
    ...times(
      'a bare message there and back',
      tables.flatMap(it => it.trips),
    ),
    ...times(
      'a frame of the parked screen',
      tables.map(it => it.frame),
    ),
    ...times(
      'from the tap to the hint',
      answers.map(it => it.hint),
    ),
    ...times(
      'from the tap to the glass that stands',
      answers.map(it => it.answer),
    ),
    {
      what: '  to the message and the frame together, median of the tables',
      value: quantile(tables.map(ratioOf), 0.5),
      unit: '×',
      target: { most: TIMES_LEAST },
    },
  ];
  const title = `A glass turned by a guest over WebRTC: ${answers.length} times at ${TABLES} tables, processor ÷ ${SLOWED}`;
  return { title, rows };
};

async function atTable(): Promise<Taken> {
  const { browser, guest, tv } = await layTable();
  await tv.context().close();
  await slow(guest);
  await tap(guest, 'page-centre');
  const frames = await guest.evaluate(ms => window.bench?.frames(ms), LOOK_MS);
  const trips = await roundTrips(browser);
  const answers = await turnAll(guest, SEATS);
  await browser.close();
  return { answers, trips, frame: frames?.usual ?? NaN };
}

const ratioOf = ({ answers, trips, frame }: Taken): number =>
  quantile(
    answers.map(it => it.answer),
    0.5,
  ) /
  (quantile(trips, 0.5) + frame);

const times = (what: string, some: readonly number[]): Row[] => [
  { what: `${what}, p50`, value: quantile(some, 0.5), unit: 'ms' },
  { what: '  the slowest', value: Math.max(...some), unit: 'ms' },
];
