import type { Millis } from '../../kit/millis';

/** A clock that stands still, except for scheduled jobs. */
export type Later = {
  now(): Millis;
  after(wait: Millis, run: () => void): void;
  runUntil(end: Millis): void;
};
type Job = { readonly at: Millis; readonly order: number; readonly run: () => void };

export function createLater(): Later {
  const jobs: Job[] = [];
  let [now, order] = [0, 0];
  return {
    now: () => now,
    after(wait, run) {
      jobs.push({ at: now + wait, order: order++, run });
      sink(jobs);
    },
    runUntil(end) {
      for (let job = rise(jobs); job && job.at <= end; job = rise(jobs)) {
        now = job.at;
        job.run();
      }
      now = end;
    },
  };
}

// A heap with the next job on top, because thousands wait.

const isBefore = (one: Job | undefined, other: Job | undefined): boolean =>
  !!one && (!other || one.at < other.at || (one.at === other.at && one.order < other.order));

function swap(jobs: Job[], one: number, other: number): void {
  [jobs[one], jobs[other]] = [jobs[other] as Job, jobs[one] as Job];
}

/** Moves the last job to its place. */
function sink(jobs: Job[]): void {
  for (let at = jobs.length - 1; at > 0;) {
    const parent = (at - 1) >> 1;
    if (!isBefore(jobs[at], jobs[parent])) return;
    swap(jobs, at, parent);
    at = parent;
  }
}

function rise(jobs: Job[]): Job | undefined {
  const [top] = jobs;
  const last = jobs.pop();
  if (!top || !last || top === last) return top;
  jobs[0] = last;
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const child = isBefore(jobs[right], jobs[left]) ? right : left;
    if (!isBefore(jobs[child], jobs[at])) return top;
    swap(jobs, at, child);
    at = child;
  }
}
