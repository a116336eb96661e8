/** The part of Node's util that a WebSocket needs where there is no Node. */
type Constructor = { prototype: object };

export function inherits(made: Constructor, from: Constructor): void {
  made.prototype = Object.create(from.prototype, { constructor: { value: made } });
}
