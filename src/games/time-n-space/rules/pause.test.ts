import { act, pass, pause, resume, type RunningMatch } from '../../../table/match';
import { haltedClock, matchTime, startedClock, stoppedClock } from '../../../table/matchClock';
import { begun, red, tableOf } from '../../../table/testing/fixture';
import type { State } from './state';

const turn = { type: 'turn', glass: 0, on: 'plant-1' } as const;
const lift = { type: 'lift', glass: 0, deed: { do: 'produce', fields: ['plant-1.0'] } } as const;
const turned = tableOf(act(begun(), { seat: red, at: 0, action: turn }));
const endsAt = ({ state }: RunningMatch) => ((state as State).phase as { endsAt: number }).endsAt;

test('[W1] during a pause no act is accepted and no time passes', () => {
  const resting = tableOf(pause(turned, 30_000));
  for (const at of [30_000, 60_000, 1_000_000]) {
    expect(act(resting, { seat: red, at, action: lift })).toMatchObject({
      why: { code: 'paused' },
    });
    expect(pass(resting, at)).toMatchObject({ ok: false, why: { code: 'paused' } });
  }
  expect(resting.at).toBe(30_000);
});

test('[W1] a pause of any length takes nothing from a glass or from the clock', () => {
  const clock = startedClock(stoppedClock(0), 500_000); // the match began when the host's clock showed this
  const resting = haltedClock(clock, 530_000);
  const again = startedClock(resting, 9_530_000); // a long pause
  const match = tableOf(resume(tableOf(pause(turned, matchTime(clock, 530_000)))));
  const early = { seat: red, at: matchTime(again, 9_559_999), action: lift };
  const due = { seat: red, at: matchTime(again, 9_560_000), action: lift };
  expect(act(match, early)).toMatchObject({ why: { code: 'sand-still-runs', until: 60_000 } });
  expect(act(match, due)).toMatchObject({ ok: true });
  expect(endsAt(match)).toBe(endsAt(turned));
});
