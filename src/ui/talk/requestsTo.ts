import type { Seat } from '@/kit/seat';

type Addressed = { readonly id: number; readonly from: Seat; readonly to?: Seat | undefined };

/** Returns the requests that concern this seat and that it has not answered, the newest first. */
export const requestsTo = <Request extends Addressed>(
  requests: readonly Request[],
  seat: Seat,
  answered: readonly number[],
): Request[] =>
  requests
    .filter(({ id, from, to }) => from !== seat && (to ?? seat) === seat && !answered.includes(id))
    .sort((one, other) => other.id - one.id);
