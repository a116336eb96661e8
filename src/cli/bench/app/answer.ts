/** A tap at a table over WebRTC, and when what it asks for stands there. */
import type { Part, Row } from '../report';
import { quantile } from '../rounds';
import { slow, SLOWED } from './pages';
import { layTable, SEATS } from './table';
import { turnAll } from './turning';

export const answer: Part = async () => {
  const { browser, guest, tv } = await layTable();
  await tv.context().close();
  await slow(guest);
  const answers = await turnAll(guest, SEATS);
  await browser.close();
  const [hints, stands] = [answers.map(it => it.hint), answers.map(it => it.answer)];
  const rows: Row[] = [
    { what: 'from the tap to the hint, p50', value: quantile(hints, 0.5), unit: 'ms' },
    { what: '  the slowest', value: Math.max(...hints), unit: 'ms' },
    {
      what: 'from the tap to the glass that stands, p50',
      value: quantile(stands, 0.5),
      unit: 'ms',
      target: { most: 100 },
    },
    { what: '  the slowest', value: Math.max(...stands), unit: 'ms' },
  ];
  const title = `A glass turned by a guest over WebRTC: ${answers.length} times, processor ÷ ${SLOWED}`;
  return { title, rows };
};
