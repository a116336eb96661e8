/** A place at the table. It outlives a connection; a peer id does not. */
export type Seat = string & { readonly __seat: true };
export type Seats = readonly [Seat, ...Seat[]];
export type BySeat<T> = Readonly<Record<Seat, T>>;

/** Declares these names as seats. */
export const seatsCalled = <N extends string[]>(...names: N): { [n in keyof N]: Seat } =>
  names as { [n in keyof N]: Seat } & N;

/** The first `count` seats. */
export const firstSeats = ([first, ...others]: Seats, count: number): Seats => [
  first,
  ...others.slice(0, count - 1),
];

/** The first `count` seats of the box, if the game allows that many. */
export const seatsFor = (
  all: Seats,
  { min, max }: { readonly min: number; readonly max: number },
  count: number,
): Seats | undefined =>
  count >= min && count <= max && Number.isInteger(count) ? firstSeats(all, count) : undefined;

export const bySeat = <T>(seats: readonly Seat[], make: (seat: Seat) => T): BySeat<T> =>
  Object.fromEntries(seats.map(seat => [seat, make(seat)]));

/** Safe for names from outside: no seat is called `constructor`, though every object has one. */
export const ownOf = <T>(things: BySeat<T>, seat: Seat): T | undefined =>
  // Not Object.hasOwn, because browsers in TV sets are older than that.
  Object.prototype.hasOwnProperty.call(things, seat) ? things[seat] : undefined;

/** The thing of a seat that is known to be at the table. */
export function of<T>(things: BySeat<T>, seat: Seat): T {
  const thing = ownOf(things, seat);
  if (thing === undefined) throw new Error(`nobody sits at ${seat}`);
  return thing;
}
