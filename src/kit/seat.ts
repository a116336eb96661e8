/** A place at the table. It outlives a connection; a peer id does not. */
export type Seat = string & { readonly __seat: true };
export type Seats = readonly [Seat, ...Seat[]];
export type BySeat<T> = Readonly<Record<Seat, T>>;

export const bySeat = <T>(seats: readonly Seat[], make: (seat: Seat) => T): BySeat<T> =>
  Object.fromEntries(seats.map(seat => [seat, make(seat)]));

/** For names from outside: no seat is called `constructor`, though every object has one. */
export const ownOf = <T>(things: BySeat<T>, seat: Seat): T | undefined =>
  // Not Object.hasOwn: the browsers in television sets are older than that.
  Object.prototype.hasOwnProperty.call(things, seat) ? things[seat] : undefined;

/** The thing that belongs to a seat known to be at the table. */
export function of<T>(things: BySeat<T>, seat: Seat): T {
  const thing = ownOf(things, seat);
  if (thing === undefined) throw new Error(`nobody sits at ${seat}`);
  return thing;
}
