/**
 * Why the table server cannot open. Each problem becomes one sentence that says what to do about
 * it.
 */
export type Problem =
  | { code: 'unknown-flag'; flag: string }
  | { code: 'needs-a-value'; flag: string }
  | { code: 'bad-port'; given: string }
  | { code: 'bad-broker'; given: string }
  | { code: 'insecure-broker'; given: string }
  | { code: 'half-a-pair'; missing: string }
  | { code: 'bad-pair'; file: string; detail: string }
  | { code: 'port-taken'; port: number }
  | { code: 'port-forbidden'; port: number }
  | { code: 'not-our-address'; host: string }
  | { code: 'cannot-listen'; detail: string }
  | { code: 'no-build'; folder: string }
  | { code: 'bad-app'; file: string; detail: string }
  | { code: 'build-failed' }
  | { code: 'our-mistake'; detail: string };

export class ServerTrouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}
