/** What it takes to open a long match that was kept: by its snapshot, and by folding its log. */
import { NO_TEXT, sumWith } from '../../kit/crc32';
import { seedOf } from '../../kit/chance';
import type { AnyGame } from '../../games/game';
import { recordLines, writeRecord } from '../../protocol/record';
import { createHost, stepHost } from '../../table/host';
import { act, deal, type RunningMatch } from '../../table/match';
import { nim } from '../../table/nim';
import { reachOf } from '../../table/persist';
import { type Left, restored } from '../../table/reopening';
import { fold, only, save } from '../../table/saved';
import { SNAPSHOT_EVERY, snapshotOf } from '../../table/snapshots';
import type { Part, Row } from './report';
import { type Contender, raced } from './rounds';

const ENTRIES = 5_000;
const MOST = 1 / 10;

export const opening: Part = async () => {
  const match = longMatch();
  const folded = leftOf(match, undefined);
  // In between two snapshots there may be as many entries as there are from one to the next.
  const worst = leftOf(match, ENTRIES - SNAPSHOT_EVERY + 1);
  const usual = leftOf(match, ENTRIES - SNAPSHOT_EVERY / 2);
  const [byFolding = 0, usually = 0, atWorst = 0] = raced([folded, usual, worst].map(opened));
  const title = `opening a match of ${ENTRIES.toLocaleString('en')} entries, with the host's first step`;
  return { title, rows: rowsOf(byFolding, usually, atWorst) };
};

const rowsOf = (byFolding: number, usually: number, atWorst: number): Row[] => [
  { what: 'its log folded', value: 1_000 / byFolding, unit: 'ms' },
  { what: 'from a snapshot 50 entries ago', value: 1_000 / usually, unit: 'ms' },
  { what: 'from a snapshot 99 entries ago', value: 1_000 / atWorst, unit: 'ms' },
  {
    what: '  to folding',
    value: byFolding / atWorst,
    unit: '×',
    target: { most: MOST },
  },
];

/** Nim, in which nobody takes a stone. Its rules take no time, so that folding costs as little as it can. */
function longMatch(): RunningMatch {
  const [red, green] = createHost('', nim).places;
  const dealt = deal(nim, { seats: [red, green ?? red], options: {}, seed: seedOf(1) });
  if (!dealt.ok) throw new Error(dealt.why.code);
  let { match } = dealt;
  for (let n = 1; n <= ENTRIES; n++) {
    const answer = act(match, { seat: red, action: { type: 'redraw' }, at: n * 500, n });
    if (!answer.ok) throw new Error(answer.why.code);
    ({ match } = answer);
  }
  return match;
}

const textOf = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('');

/** What its host leaves; `plies`: the entries its snapshot stands for. */
function leftOf(match: RunningMatch, plies: number | undefined): Left {
  const lines = save(match);
  const reach = reachOf(match, lines[lines.length - 1] ?? '');
  const host = { ...createHost('bench', nim), match };
  const record = textOf(recordLines(writeRecord(host), reach));
  const then = plies === undefined ? undefined : fold(match.saved, only(nim), plies);
  const before = sumWith(NO_TEXT, textOf(lines.slice(0, 1 + (plies ?? 0))));
  const snapshot = then?.ok ? snapshotOf(then.match, before) : undefined;
  return { record, log: textOf(lines), snapshot };
}

/** None pays for the garbage of the one before it. */
const opened =
  (left: Left): Contender =>
  () => ({ acts: 1, run: () => open(left), done: () => void globalThis.gc?.({ type: 'minor' }) });

function open(left: Left): void {
  const back = restored((game: AnyGame) => createHost('bench', game), left, only(nim));
  if (!back.ok || back.dropped) throw new Error('it does not open whole');
  stepHost(back.host, { type: 'ticked' }, { now: 0, fresh: '' });
}
